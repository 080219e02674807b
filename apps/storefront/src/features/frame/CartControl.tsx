import { Badge, useCart } from "@shop/react";
import { type ReactElement, type ReactNode, useState } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

const PANEL_ID = "mini-cart";

/** The way to the cart: a link, and on a wide screen a button that opens the mini cart below it. */
export function CartControl({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("frame");
  const { itemCount } = useCart();
  const [open, setOpen] = useState(false);
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its links' clicks, which keys make too */}
      <div
        className="lh-popover lh-minicart"
        id={PANEL_ID}
        popover="auto"
        role="region"
        aria-label={t("cart")}
        onToggle={(event) => setOpen(event.newState === "open")}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Open, it would cover what the focus goes to next.
          const inside = relatedTarget === null || currentTarget.contains(relatedTarget);
          if (!inside && !relatedTarget.matches(`[popovertarget="${PANEL_ID}"]`)) currentTarget.hidePopover();
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a") !== null) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
