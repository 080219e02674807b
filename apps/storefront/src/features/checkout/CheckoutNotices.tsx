import type { ParseKeys } from "i18next";
import { failureKind, isShopError, retryAfterSeconds } from "@shop/core";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { focusOnMount } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";

type NameOf<Key> = Key extends `failures.${infer Name}` ? Name : never;
type FailureKey = NameOf<ParseKeys<"checkout">>;

export interface OrderFailure {
  key: FailureKey;
  /** Seconds, counted from the rejection. */
  waitSeconds: number | undefined;
}

/** Text keys by error code. Source: specification 8, catalogue messages. */
const MESSAGES: Readonly<Record<string, FailureKey>> = {
  PRICE_CHANGED: "priceChanged",
  COUPON_REJECTED: "priceChanged",
  OUT_OF_STOCK: "outOfStock",
  UNDELIVERABLE: "undeliverable",
  CART_NOT_FOUND: "cartGone",
  PAYMENT_PENDING: "pending",
  PAYMENT_UNAVAILABLE: "unavailable",
  PAYMENT_FAILED: "payment",
  RATE_LIMITED: "rateLimited",
  UNAUTHORIZED: "login",
  FORBIDDEN: "login",
  INVALID_INPUT: "address",
};

const REASON_MESSAGES: Readonly<Record<string, FailureKey>> = {
  AMAZON_SESSION_MISSING: "payment",
  PAYMENT_NOT_ALLOWED: "payment",
  CART_EMPTY: "cartGone",
  BELOW_MINIMUM: "minimum",
  PHONE_MISSING: "address",
  UNCONFIRMED_ORDER_LIMIT: "unconfirmed",
  FREE_ORDER_LIMIT: "freeLimit",
};

const CALL_MESSAGES: Readonly<Record<string, FailureKey>> = {
  customer: "customer",
  address: "addressBook",
  pickup: "pickup",
};

export function describeOrderError(error: unknown, { amazon }: { amazon: boolean }): OrderFailure {
  const key = keyOf(error);
  const isPayment = key === "payment" || key === "unavailable";
  return { key: amazon && isPayment ? "amazon" : key, waitSeconds: retryAfterSeconds(error) };
}

function keyOf(error: unknown): FailureKey {
  if (!isShopError(error)) return "unexpected";
  if (failureKind(error) === "network") return "network";
  const { code, details } = error;
  const key = MESSAGES[code] ?? REASON_MESSAGES[String(details["reason"])];
  // Invalid input takes precedence over the call that reported it.
  return key ?? CALL_MESSAGES[String(details["step"])] ?? (code === "NOT_FOUND" ? "address" : "unexpected");
}

interface OrderFailureNoticeProps {
  failure: OrderFailure;
  secondsLeft: number;
  children?: ReactNode;
}

/**
 * Why the order was rejected, and when to retry. Takes the focus: the pressed button is far below. Screen readers do
 * not announce the countdown.
 */
export function OrderFailureNotice({ failure, secondsLeft, children }: OrderFailureNoticeProps): ReactElement {
  const t = useTexts("checkout");
  return (
    <div className="lh-order-failure" tabIndex={-1} ref={focusOnMount}>
      <Notice tone="error" title={t("errors.orderFailed")} announce="alert">
        <p>{t(`failures.${failure.key}`)}</p>
        {failure.waitSeconds !== undefined && (
          <p className="lh-countdown" aria-live="off" role="timer">
            {secondsLeft > 0 ? t("failures.wait", { time: formatMinutes(secondsLeft) }) : t("failures.goOn")}
          </p>
        )}
        {children}
      </Notice>
    </div>
  );
}

const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Payment methods that grant credit: pay later, instalments. */
export const isCredit = (code: string): boolean => code === "Klarna";

/** Warning prescribed for every offer of credit. Source: legal-security A1, Directive (EU) 2023/2225 Art. 8. */
export function CreditWarning(): ReactElement {
  const t = useTexts("checkout");
  return (
    <strong className="lh-credit">
      <Icon name="triangle-alert" />
      <span>{t("creditWarning")}</span>
    </strong>
  );
}
