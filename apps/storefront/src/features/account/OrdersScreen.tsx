import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useOrders } from "./accountQueries.ts";
import { AccountQueryView } from "./AccountQueryView.tsx";
import { NoOrders } from "./NoOrders.tsx";
import { OrderCard } from "./OrderCard.tsx";

export function OrdersScreen(): ReactElement {
  const t = useTexts("account");
  const orders = useOrders();
  return (
    <>
      <h1>{t("orders.title")}</h1>
      <AccountQueryView query={orders}>
        {(all) =>
          all.length === 0 ? (
            <NoOrders />
          ) : (
            <ul className="lh-stack" role="list">
              {all.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} headingLevel={2} />
                </li>
              ))}
            </ul>
          )
        }
      </AccountQueryView>
    </>
  );
}
