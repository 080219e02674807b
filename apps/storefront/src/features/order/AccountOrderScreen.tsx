import { orderQuery, ordersQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { saveFile } from "../../shared/saveFile.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { ActionButton } from "../../shared/ActionButton.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderView } from "./OrderView.tsx";

/** Order of the signed-in customer. Another customer's order looks like a missing one. */
export function AccountOrderScreen({ id }: { id: number }): ReactElement {
  const shop = useShop();
  const t = useTexts("order");
  const { status } = useSession();
  const query = useQuery({ ...orderQuery(shop, id), enabled: status === "customer" });
  const { data: order } = query;
  return (
    <div className="lh-order">
      <ShopLink to="/account/orders">{t("view.toOrders")}</ShopLink>
      <OrderView query={query} reference={id} />
      {order !== undefined && (
        <OrderActions
          order={order}
          reference={id}
          outdated={[orderQuery(shop, id).queryKey, ordersQuery(shop).queryKey]}
          invoice={
            <ActionButton
              variant="outline"
              label={t("invoice.open")}
              // A link cannot send the session token.
              action={async () => saveFile(await shop.orders.invoice(id), `${order.invoiceRef ?? order.ref}.pdf`)}
              failureText={() => t("invoice.failed")}
            />
          }
        />
      )}
    </div>
  );
}
