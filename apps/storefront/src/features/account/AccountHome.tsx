import { useSession } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ACCOUNT_PAGES } from "./AccountFrame.tsx";
import { AccountQueryView, useOrders } from "./accountQueries.tsx";
import { NoOrders, OrderCard } from "./OrdersScreen.tsx";

const LATEST = 3;

export function AccountHome(): ReactElement {
  const t = useTexts("account");
  const { profileName, status } = useSession();
  const orders = useOrders();
  return (
    <>
      <h1>{profileName === "" ? t("home.title") : t("home.greeting", { name: profileName })}</h1>
      <section className="lh-stack">
        <div className="lh-account-head">
          <h2>{t("home.latest")}</h2>
          <ShopLink to="/account/orders">{t("home.all")}</ShopLink>
        </div>
        <AccountQueryView query={orders} rows={LATEST}>
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
      {/* Orders of unknown height would push them down. */}
      {status === "customer" && !orders.isPending && (
        <section className="lh-stack">
          <h2>{t("home.shortcuts")}</h2>
          <ul className="lh-shortcuts" role="list">
            {ACCOUNT_PAGES.filter((page) => "hint" in page).map(({ path, icon, text, hint }) => (
              <li key={path}>
                <Icon name={icon} />
                <ShopLink to={path}>{t(text)}</ShopLink>
                <span className="lh-muted lh-small">{t(hint)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
