import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { buttonLook } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

/** The cart is kept, another payment method may be chosen. Source: specification 8. */
export function OrderFailedScreen(): ReactElement {
  const t = useTexts("order");
  return (
    <div className="lh-page">
      <EmptyState
        icon="circle-alert"
        headingLevel={1}
        title={t("failed.title")}
        action={
          <div className="lh-actions">
            <ShopLink {...buttonLook({ size: "large" })} to="/checkout">
              {t("failed.toCheckout")}
            </ShopLink>
            <ShopLink to="/cart">{t("failed.toCart")}</ShopLink>
          </div>
        }
      >
        <p>{t("failed.text")}</p>
      </EmptyState>
    </div>
  );
}
