import { orderQuery, ordersQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { AccountInvoiceButton } from "./InvoiceLink.tsx";
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
          invoice={<AccountInvoiceButton order={order} />}
        />
      )}
    </div>
  );
}
