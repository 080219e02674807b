import type { TFunction } from "i18next";
import { type Cart, emptyCart, isShopError, retryAfterSeconds } from "@shop/core";
import { useShop, useStore } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { CouponForm } from "./CouponForm.tsx";
import type { ReplaceCouponQuestion } from "./ReplaceCouponDialog.tsx";

const dialog = lazyPart(() =>
  import("./ReplaceCouponDialog.tsx").then(({ ReplaceCouponDialog }) => ReplaceCouponDialog),
);

/** Applied coupons, and a collapsed field for another code: few shoppers have one. Source: ux.md rule 27. */
export function CouponField({ shippingCents }: { shippingCents: number | undefined }): ReactElement {
  const t = useTexts("cart");
  const { coupons, message, isMessageVisible, question, remove, ...formProps } = useCoupons();
  return (
    <div className="lh-coupon">
      {coupons.length > 0 && (
        <ul className="lh-coupons" role="list">
          {coupons.map(({ code, title, reason: reported, freeShipping, amountCents, percent }) => {
            // A coupon may waive parcel shipping only: a cart shipped by freight still pays.
            const hasNoEffect = freeShipping && (amountCents ?? percent) === undefined && (shippingCents ?? 0) > 0;
            const reason = reported === "" && hasNoEffect ? "no_postage" : reported;
            return (
              <li key={code}>
                <Icon name="check" />
                <span>
                  <strong>{t("coupon.applied", { code })}</strong>
                  <span className="lh-muted lh-small">{title}</span>
                  {freeShipping && reason === "" && shippingCents === 0 && (
                    <span className="lh-small">{t("coupon.freePostage")}</span>
                  )}
                  {reason !== "" && (
                    <span className="lh-small" data-tone="warn">
                      {t("coupon.idle", { code })} {couponReason(t, reason)}
                    </span>
                  )}
                </span>
                <button
                  type="button"
                  className="sh-iconbutton"
                  aria-label={t("coupon.remove", { code })}
                  onClick={() => void remove(code)}
                >
                  <Icon name="x" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <details>
        <summary>{t("coupon.open")}</summary>
        <CouponForm {...formProps} />
      </details>
      {question && <dialog.Component {...question} />}
      <p className={isMessageVisible ? "lh-small" : "lh-visually-hidden"} role="status">
        {message}
      </p>
    </div>
  );
}

const NO_MESSAGE = { text: "", isVisible: false };

function useCoupons() {
  const t = useTexts("cart");
  const { cart, shipping } = useShop();
  const coupons = useStore(cart, emptyCart).confirmed?.coupons ?? [];
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState(NO_MESSAGE);
  const [question, setQuestion] = useState<ReplaceCouponQuestion>();

  /** A coupon that raises the total replaces the others only after confirmation. */
  async function applyCoupon(code: string): Promise<Cart | undefined> {
    try {
      return await cart.applyCoupon(code, { keepBetter: true, shippingMethodId: shipping.getSnapshot().methodId });
    } catch (failure) {
      if (!isShopError(failure, "COUPON_REJECTED") || failure.details.reason !== "worse_than_current") throw failure;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const { totalCents = 0, currentTotalCents = 0 } = failure.details;
      setQuestion({ code, others: codesOf(coupons), totalCents, currentTotalCents, onAnswer: resolve });
      const isConfirmed = await promise;
      setQuestion(undefined);
      return isConfirmed ? cart.applyCoupon(code) : undefined;
    }
  }

  async function run(
    call: () => Promise<Cart | undefined>,
    messageFor: (now: Cart) => typeof NO_MESSAGE,
  ): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      const now = await call();
      setMessage(now === undefined ? NO_MESSAGE : messageFor(now));
      return now !== undefined;
    } catch (failure) {
      setMessage(NO_MESSAGE);
      setError(reasonOf(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** An exclusive coupon replaces the others: the message names them. */
  function appliedMessage(code: string, now: Cart): typeof NO_MESSAGE {
    const replaced = coupons.filter((before) => !now.coupons?.some((coupon) => coupon.code === before.code));
    if (replaced.length === 0) return { text: t("coupon.taken", { code }), isVisible: false };
    return { text: t("coupon.replaced", { code, others: codesOf(replaced) }), isVisible: true };
  }

  function reasonOf(failure: unknown): string {
    if (isShopError(failure, "COUPON_REJECTED")) return couponReason(t, String(failure.details["reason"]));
    if (!isShopError(failure, "RATE_LIMITED")) return t("coupon.reason.failed");
    return t("coupon.reason.wait", { count: Math.ceil((retryAfterSeconds(failure) ?? 0) / 60) });
  }

  return {
    coupons,
    busy,
    error,
    question,
    message: message.text,
    // Visible when the coupon list does not convey it. Another tab may have removed the coupon.
    isMessageVisible: message.isVisible && coupons.length > 0,
    async apply(text: string): Promise<boolean> {
      const code = text.trim();
      if (code === "") setError(t("coupon.required"));
      if (busy || code === "") return false;
      return run(
        () => applyCoupon(code),
        (now) => appliedMessage(code, now),
      );
    },
    clearError: () => setError(undefined),
    async remove(code: string): Promise<void> {
      if (busy) return;
      await run(
        () => cart.removeCoupon(code),
        () => ({ text: t("coupon.removed", { code }), isVisible: false }),
      );
    },
  };
}

const codesOf = (coupons: readonly { code: string }[]): string => coupons.map(({ code }) => code).join(", ");

/** An unknown reason falls back to the least specific one. */
const couponReason = (t: TFunction<"cart">, reason: string): string =>
  t(`coupon.reason.${reason}`, t("coupon.reason.condition_not_met"));
