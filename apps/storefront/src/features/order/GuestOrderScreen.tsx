import { guestOrderQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { WithdrawLink } from "../../app/WithdrawLink.tsx";
import { InvoiceLink } from "./InvoiceLink.tsx";
import { OneOrder } from "./OneOrder.tsx";

/** An order by its link, without an account. The server draws nothing of it: the page holds no secret. */
export function GuestOrderScreen({ orderRef, hash }: { orderRef: string; hash: string }): ReactElement {
  const shop = useShop();
  // Known in the browser only: the server does not ask.
  const { initialized } = useSession();
  const order = useQuery({ ...guestOrderQuery(shop, orderRef, hash), enabled: initialized, gcTime: 0 });
  return (
    <div className="lh-page lh-order" aria-busy={order.isPending}>
      <OneOrder query={order} />
      {order.data !== undefined && (
        <div className="lh-actions">
          {order.data.invoiceRef !== undefined && <InvoiceLink orderRef={orderRef} hash={hash} />}
          <WithdrawLink order={{ ref: orderRef, hash }} />
        </div>
      )}
    </div>
  );
}
