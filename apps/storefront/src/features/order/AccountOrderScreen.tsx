import { orderQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { WithdrawalLink } from "../../shared/withdrawal/WithdrawalLink.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import { InvoiceButton } from "./InvoiceButton.tsx";
import { OrderView } from "./OrderView.tsx";
import { Reorder } from "./Reorder.tsx";

/** Order of the signed-in customer. Another customer's order looks like a missing one. */
export function AccountOrderScreen({ id }: { id: number }): ReactElement {
  const shop = useShop();
  const t = useTexts("order");
  const { status } = useSession();
  const order = useQuery({ ...orderQuery(shop, id), enabled: status === "customer" });
  return (
    <div className="lh-order">
      <ShopLink to="/account/orders">{t("view.toOrders")}</ShopLink>
      <OrderView query={order} />
      {order.data !== undefined && (
        <div className="lh-actions">
          <Reorder order={order.data} />
          {order.data.invoiceRef !== undefined && <InvoiceButton order={order.data} />}
          {order.data.canCancel === true && <CancelOrder order={order.data} />}
          <WithdrawalLink order={{ orderId: id }} />
        </div>
      )}
    </div>
  );
}
