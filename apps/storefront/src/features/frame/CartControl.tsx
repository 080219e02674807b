import { emptyCart } from "@shop/core";
import { Badge, useShop, useStore } from "@shop/react";
import type { ReactElement, ReactNode } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useHeaderPopover } from "./useHeaderPopover.ts";

const PANEL_ID = "mini-cart";

/** A link to the cart on narrow screens; on wide ones a button that opens the mini cart. */
export function CartControl({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("frame");
  // Not `useCart`: every page would load the calculation of discounts and VAT.
  const { lines } = useStore(useShop().cart, emptyCart);
  const itemCount = lines.reduce((count, { quantity }) => count + quantity, 0);
  const { open, panel } = useHeaderPopover(PANEL_ID);
  const content = (
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
        {content}
      </ShopLink>
      <button type="button" className="lh-tool lh-wide-only" popoverTarget={PANEL_ID} aria-expanded={open}>
        {content}
      </button>
      <div className="lh-popover lh-minicart" aria-label={t("cart")} {...panel}>
        {children}
      </div>
    </>
  );
}
