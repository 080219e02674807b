import { localeConfigQuery } from "@shop/core/query";
import { Badge, Dialog, useSession, useShop, useStore } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode, MouseEvent } from "react";
import { emptyCart } from "@shop/core";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Logo } from "../../ui/Logo.tsx";
import { MainNav } from "./MainNav.tsx";
import { lazyCustomerLinks, lazyMenuContent, lazyPhoneBlock } from "./lazyFrameParts.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AccountLinks, type AccountLink } from "./AccountLinks.tsx";
import { useHeaderPopover } from "./usePopover.ts";

interface HeaderProps {
  miniCart: ReactNode;
  search: ReactNode;
  /** Menu entries besides categories. */
  extraNavItems: ReactNode;
}

/** Content from other features arrives as props from the root route. */
export function Header({ miniCart, search, extraNavItems }: HeaderProps): ReactElement {
  const t = useTexts("frame");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return (
    <header className="lh-header">
      <div className="lh-header-bar">
        <CategoryMenu />
        <ShopLink className="lh-logo" to="/" aria-label={t("logo", { shop: config.storeName })}>
          <Logo name={config.storeName} picture={config.logo} />
        </ShopLink>
        {search}
        <div className="lh-header-tools">
          <lazyPhoneBlock.Component />
          <AccountControl />
          <CartControl>{miniCart}</CartControl>
        </div>
      </div>
      <MainNav extraItems={extraNavItems} />
    </header>
  );
}

const ACCOUNT_ID = "account-menu";
const GUEST_LINKS: readonly AccountLink[] = [
  ["/login-register?tab=login", "user", "login"],
  ["/login-register", "pencil", "register"],
];

/**
 * Account menu in a popover that works before hydration. The server has no session, so it always renders the guest
 * links; the closed popover hides them until the session is known.
 */
function AccountControl(): ReactElement {
  const t = useTexts("frame");
  const { status } = useSession();
  const { open, panel } = useHeaderPopover(ACCOUNT_ID);
  return (
    <>
      <button type="button" className="lh-tool" popoverTarget={ACCOUNT_ID} aria-expanded={open}>
        <span className="lh-tool-icon">
          <Icon name="user" />
        </span>
        <span className="lh-tool-label">{t("account")}</span>
      </button>
      <div className="lh-popover" aria-label={t("account")} {...panel}>
        {status === "customer" ? <lazyCustomerLinks.Component /> : <AccountLinks links={GUEST_LINKS} />}
      </div>
    </>
  );
}

const CART_ID = "mini-cart";

/** A link to the cart on narrow screens; on wide ones a button that opens the mini cart. */
function CartControl({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("frame");
  // Not `useCart`: every page would load the calculation of discounts and VAT.
  const { lines } = useStore(useShop().cart, emptyCart);
  const itemCount = lines.reduce((count, { quantity }) => count + quantity, 0);
  const { open, panel } = useHeaderPopover(CART_ID);
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
      <button type="button" className="lh-tool lh-wide-only" popoverTarget={CART_ID} aria-expanded={open}>
        {content}
      </button>
      <div className="lh-popover lh-minicart" aria-label={t("cart")} {...panel}>
        {children}
      </div>
    </>
  );
}

const MENU_ID = "menu";
/** Invoker commands: browsers that support them open the dialog before hydration. */
const invokerProps = { command: "show-modal", commandfor: MENU_ID };

/** All categories: a drawer on narrow screens, levels side by side on wide ones. */
function CategoryMenu(): ReactElement {
  const t = useTexts("frame");
  return (
    <>
      <button type="button" className="lh-tool lh-menu-open" {...invokerProps} onClick={openMenu}>
        <span className="lh-tool-icon">
          <Icon name="menu" />
        </span>
        <span className="lh-tool-label">{t("menu")}</span>
      </button>
      <Dialog id={MENU_ID} className="lh-menu" title={t("menu")} closeLabel={t("closeMenu")} placement="start">
        <lazyMenuContent.Component />
      </Dialog>
    </>
  );
}

function openMenu(event: MouseEvent<HTMLButtonElement>): void {
  if ("commandForElement" in event.currentTarget) return;
  const menu = document.getElementById(MENU_ID);
  if (menu instanceof HTMLDialogElement) menu.showModal();
}
