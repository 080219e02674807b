import type { OrderResult } from "@shop/core";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

const REASONS = ["declined", "canceled", "expired"] as const;

/** The cart is kept, and another payment method can be chosen. Source: specification 8. */
export function OrderFailed({ result, reason }: { result?: OrderResult; reason: string }): ReactElement {
  const t = useTexts("order");
  const knownReason = REASONS.find((known) => known === reason);
  const reasonKey =
    result?.paymentCode === "AmazonPay" && knownReason !== "canceled" ? "amazon" : (knownReason ?? "other");
  return (
    <div className="lh-page">
      <EmptyState
        icon="circle-alert"
        headingLevel={1}
        title={t(knownReason === "declined" ? "failed.unsuccessful" : "failed.title")}
        action={
          <div className="lh-actions">
            <ShopLink {...buttonProps({ size: "large" })} to="/checkout?step=payment">
              {t("failed.toCheckout")}
            </ShopLink>
            <ShopLink {...buttonProps({ variant: "quiet" })} to="/cart">
              {t("failed.toCart")}
            </ShopLink>
          </div>
        }
      >
        <p>{t(`failed.reasons.${reasonKey}`)}</p>
        <p>{t("failed.text")}</p>
      </EmptyState>
    </div>
  );
}
