import { emptyCart } from "@shop/core";
import { Badge, Dialog, useSession, useShop, useStore } from "@shop/react";
import type { ParseKeys } from "i18next";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { countArticles } from "../../shared/isService.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useSavedIds } from "../../shared/wishlist.ts";
import { dialogButtonProps } from "../../ui/dialogButton.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icons.generated.ts";
import { Logo } from "../../ui/Logo.tsx";
import { lazyMenuContent, lazyPhoneBlock } from "./lazyFrameParts.tsx";
import { MainNav } from "./MainNav.tsx";
import { useHeaderPopover } from "./usePopover.ts";

/** The root route passes content of other features; `extraNavItems` are `<li>` elements. */
export function Header(props: Record<"bars" | "miniCart" | "search" | "extraNavItems", ReactNode>): ReactElement {
  const t = useTexts("frame");
  const { storeName, logo } = useLocaleConfig();
  return (
    <header className="lh-header">
      {props.bars}
      <div className="lh-header-bar">
        <MenuButton />
        <ShopLink className="lh-logo" to="/" aria-label={t("logo", { shop: storeName })}>
          <Logo name={storeName} picture={logo} />
        </ShopLink>
        {props.search}
        <div className="lh-header-tools">
          <lazyPhoneBlock.Component />
          <AccountControl />
          <WishlistLink />
          <CartControl>{props.miniCart}</CartControl>
        </div>
      </div>
      <MainNav extraItems={props.extraNavItems} />
    </header>
  );
}

/** Entries of the account menu: path, icon and text key. */
type AccountLink = readonly [to: string, icon: IconName, textKey: ParseKeys<"frame">];
const GUEST_LINKS: readonly AccountLink[] = [
  ["/login-register?tab=login", "user", "login"],
  ["/login-register", "pencil", "register"],
  ["/wishlist", "heart", "wishlist"],
];
const CUSTOMER_LINKS: readonly AccountLink[] = [
  ["/account", "user", "toAccount"],
  ["/account/orders", "package", "orders"],
  ["/wishlist", "heart", "wishlist"],
  ["/logout", "log-out", "logout"],
];

/**
 * Account menu in a popover that works before hydration. The server has no session, so it always renders the guest
 * links; the closed popover hides them until the session is known.
 */
function AccountControl(): ReactElement {
  const t = useTexts("frame");
  const { status, profileName } = useSession();
  const { open, panel } = useHeaderPopover("account-menu");
  const links = status === "customer" ? CUSTOMER_LINKS : GUEST_LINKS;
  return (
    <>
      <button type="button" className="lh-tool" popoverTarget={panel.id} aria-expanded={open}>
        <ToolLabel icon="user" label={t("account")} />
      </button>
      <div className="lh-popover" aria-label={t("account")} {...panel}>
        {profileName !== "" && <p className="lh-popover-title">{profileName}</p>}
        <ul className="lh-popover-list" role="list">
          {links.map(([to, icon, textKey]) => (
            <li key={to}>
              <ShopLink to={to}>
                <Icon name={icon} />
                {t(textKey)}
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function ToolLabel({ icon, label }: { icon: IconName; label: string }): ReactElement {
  return (
    <>
      <span className="lh-tool-icon">
        <Icon name={icon} />
      </span>
      <span className="lh-tool-label">{label}</span>
    </>
  );
}

/** On narrow screens only the account menu has it. */
function WishlistLink(): ReactElement {
  const t = useTexts("frame");
  const { length: count } = useSavedIds();
  return (
    <ShopLink className="lh-tool lh-tool-wishlist" to="/wishlist">
      <ToolLabel icon="heart" label={t("wishlist")} />
      <Badge count={count} label={t("wishlistCount", { count })} />
    </ShopLink>
  );
}

/** Button that opens the mini cart. */
function CartControl({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("frame");
  // Not `useCart`: every page would load the calculation of discounts and VAT.
  const { lines } = useStore(useShop().cart, emptyCart);
  const count = countArticles(lines);
  const { open, panel } = useHeaderPopover("mini-cart");
  return (
    <>
      <button
        type="button"
        className="lh-tool"
        popoverTarget={panel.id}
        aria-expanded={open}
        data-badge=""
        suppressHydrationWarning
      >
        <ToolLabel icon="shopping-cart" label={t("cart")} />
        <Badge count={count} label={t("cartCount", { count })} />
      </button>
      <div className="lh-popover lh-minicart" aria-label={t("cart")} {...panel}>
        {children}
      </div>
    </>
  );
}

const MENU_ID = "menu";

function MenuButton(): ReactElement {
  const t = useTexts("frame");
  return (
    <button type="button" className="lh-tool lh-menu-open" {...dialogButtonProps(MENU_ID)}>
      <ToolLabel icon="menu" label={t("menu")} />
    </button>
  );
}

/** All categories: a drawer on narrow screens, levels side by side on wide ones. Late in the document: it is closed. */
export function CategoryMenu(): ReactElement {
  const t = useTexts("frame");
  return (
    <Dialog id={MENU_ID} className="lh-menu" title={t("menu")} closeLabel={t("closeMenu")} placement="start">
      <lazyMenuContent.Component />
    </Dialog>
  );
}
