import { useSession } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { AccountQueryView, useOrders } from "./accountQueries.tsx";
import { NoOrders, OrderCard } from "./OrdersScreen.tsx";

const LATEST = 3;

const SHORTCUTS = [
  { path: "/account/addresses", icon: "map-pin", title: "nav.addresses", text: "home.addressesText" },
  { path: "/account/details", icon: "user", title: "nav.details", text: "home.detailsText" },
  { path: "/account/password", icon: "shield-check", title: "nav.password", text: "home.passwordText" },
  { path: "/account/company", icon: "store", title: "nav.company", text: "home.companyText" },
] as const;

export function AccountHome(): ReactElement {
  const t = useTexts("account");
  const { profileName } = useSession();
  return (
    <>
      <h1>{profileName === "" ? t("home.title") : t("home.greeting", { name: profileName })}</h1>
      <section className="lh-stack">
        <div className="lh-account-head">
          <h2>{t("home.latest")}</h2>
          <ShopLink to="/account/orders">{t("home.all")}</ShopLink>
        </div>
        <AccountQueryView query={useOrders()} rows={LATEST}>
          {(all) => (
            <div className="lh-stack">
              {all.slice(0, LATEST).map((order) => (
                <OrderCard key={order.id} order={order} headingLevel={3} />
              ))}
              {all.length === 0 && <NoOrders />}
            </div>
          )}
        </AccountQueryView>
      </section>
      <section className="lh-stack">
        <h2>{t("home.shortcuts")}</h2>
        <ul className="lh-shortcuts" role="list">
          {SHORTCUTS.map(({ path, icon, title, text }) => (
            <li key={path}>
              <Icon name={icon} />
              <ShopLink to={path}>{t(title)}</ShopLink>
              <span className="lh-muted lh-small">{t(text)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
