import { useSession } from "@shop/react";
import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import "../../shared/service.css";

/**
 * Layout of the account pages. Only the browser knows the session: the server renders the frame, and guests are
 * redirected to sign-in and back.
 */
export function AccountFrame({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("account");
  const router = useRouter();
  const { isInitialized, status } = useSession();
  const isGuest = isInitialized && status === "guest";
  useEffect(() => {
    if (isGuest) void router.navigate({ href: "/login-register?tab=login", replace: true });
  }, [isGuest, router]);
  return (
    <div className="lh-page lh-account">
      <AccountNav />
      <div className="lh-account-page">
        <noscript>{t("noScript")}</noscript>
        {children}
      </div>
    </div>
  );
}

export const ACCOUNT_PAGES = [
  { path: "/account", icon: "house", text: "nav.home" },
  { path: "/account/orders", icon: "package", text: "nav.orders" },
  { path: "/account/addresses", icon: "map-pin", text: "nav.addresses", hint: "home.addressesText" },
  { path: "/account/details", icon: "user", text: "nav.details", hint: "home.detailsText" },
  { path: "/account/password", icon: "shield-check", text: "nav.password", hint: "home.passwordText" },
  { path: "/account/company", icon: "store", text: "nav.company", hint: "home.companyText" },
  { path: "/account/data", icon: "download", text: "nav.data", hint: "home.dataText" },
  { path: "/logout", icon: "log-out", text: "nav.logout" },
] as const;

function scrollIntoRow(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft;
}

const CURRENT = { "aria-current": "page", ref: scrollIntoRow } as const;

function AccountNav(): ReactElement {
  const t = useTexts("account");
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, "") });
  // An order page belongs to the orders entry.
  const here = path.startsWith("/account/order/") ? "/account/orders" : path;
  return (
    <nav className="lh-account-nav" aria-label={t("nav.label")}>
      {ACCOUNT_PAGES.map((page) => (
        <ShopLink key={page.path} to={page.path} {...(page.path === here ? CURRENT : {})}>
          <Icon name={page.icon} />
          {t(page.text)}
        </ShopLink>
      ))}
    </nav>
  );
}
