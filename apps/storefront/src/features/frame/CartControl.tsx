import { Badge, useCart } from "@shop/react";
import type { ReactElement, ReactNode } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { usePanel } from "./usePanel.ts";

const PANEL_ID = "mini-cart";

/** A link to the cart on narrow screens; on wide ones a button that opens the mini cart. */
export function CartControl({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("frame");
  const { itemCount } = useCart();
  const { open, panel } = usePanel(PANEL_ID);
  const face = (
    <>
      <span className="lh-tool-icon">
        <Icon name="shopping-cart" />
      </span>
      <span className="lh-tool-label">{t("cart")}</span>
      <Badge count={itemCount} label={t("cartCount", { count: itemCount })} />
    </>
  );
  return (
    <>
      <ShopLink className="lh-tool lh-narrow-only" to="/cart">
        {face}
      </ShopLink>
      <button type="button" className="lh-tool lh-wide-only" popoverTarget={PANEL_ID} aria-expanded={open}>
        {face}
      </button>
      <div className="lh-popover lh-minicart" aria-label={t("cart")} {...panel}>
        {children}
      </div>
    </>
  );
}
