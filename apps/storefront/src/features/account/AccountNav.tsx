import { useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

const PAGES = [
  { path: "/account", icon: "house", text: "nav.home" },
  { path: "/account/orders", icon: "package", text: "nav.orders" },
  { path: "/account/addresses", icon: "map-pin", text: "nav.addresses" },
  { path: "/account/details", icon: "user", text: "nav.details" },
  { path: "/account/password", icon: "shield-check", text: "nav.password" },
  { path: "/account/company", icon: "store", text: "nav.company" },
  { path: "/logout", icon: "log-out", text: "nav.logout" },
] as const;

/** Scrolls the current link into view: the row overflows on narrow screens. */
function scrollIntoRow(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft;
}

const CURRENT = { "aria-current": "page", ref: scrollIntoRow } as const;

export function AccountNav(): ReactElement {
  const t = useTexts("account");
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, "") });
  // An order page belongs to the orders entry.
  const here = path.startsWith("/account/order/") ? "/account/orders" : path;
  return (
    <nav className="lh-account-nav" aria-label={t("nav.label")}>
      {PAGES.map((page) => (
        <ShopLink key={page.path} to={page.path} {...(page.path === here ? CURRENT : {})}>
          <Icon name={page.icon} />
          {t(page.text)}
        </ShopLink>
      ))}
    </nav>
  );
}
