import { guestOrderQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { GuestInvoiceLink } from "./InvoiceLink.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderView } from "./OrderView.tsx";
import "../../shared/service.css";

/** Order of a guest, by its link. Loaded in the browser only: the server's HTML contains no order data. */
export function GuestOrderScreen({ orderRef, hash }: { orderRef: string; hash: string }): ReactElement {
  const shop = useShop();
  // The session is known in the browser only, so the server sends no request.
  const { isInitialized } = useSession();
  const order = useQuery({ ...guestOrderQuery(shop, orderRef, hash), enabled: isInitialized, gcTime: 0 });
  const reference = { ref: orderRef, hash };
  return (
    <div className="lh-page lh-order" aria-busy={order.isPending}>
      <OrderView query={order} reference={reference} />
      {order.data !== undefined && (
        <OrderActions
          order={order.data}
          reference={reference}
          outdated={[guestOrderQuery(shop, orderRef, hash).queryKey]}
          invoice={<GuestInvoiceLink orderRef={orderRef} hash={hash} />}
        />
      )}
    </div>
  );
}
