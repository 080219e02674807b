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
          <ShopLink {...buttonLook()} to="/checkout">
            {t("failed.toCheckout")}
          </ShopLink>
        }
      >
        <p>{t("failed.text")}</p>
        <ShopLink to="/cart">{t("failed.toCart")}</ShopLink>
      </EmptyState>
    </div>
  );
}
