import type { Order } from "@shop/core";
import { guestOrderQuery, orderQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import type { OrderLink } from "./useOrderLink.ts";

/**
 * Fills empty fields from the order or the customer. Keeps typed text.
 *
 * @returns the order, once loaded.
 */
export function useKnownOrder(link: OrderLink, fields: RefObject<HTMLElement | null>): Order | undefined {
  const shop = useShop();
  const { status, initialized, customer } = useSession();
  const isGuests = link.ref !== "" && link.key !== "";
  const byLink = useQuery({
    ...guestOrderQuery(shop, link.ref, link.key),
    enabled: initialized && isGuests,
    gcTime: 0,
  });
  const own = useQuery({ ...orderQuery(shop, link.orderId), enabled: status === "customer" && link.orderId > 0 });
  const order = byLink.data ?? own.data;

  useEffect(() => {
    const known = order === undefined ? undefined : knownOf(order);
    fill(
      fields.current,
      known ?? {
        name: customer === undefined ? "" : `${customer.firstName} ${customer.lastName}`,
        email: customer?.email ?? "",
      },
    );
  }, [order, customer, fields]);
  return order;
}

const knownOf = ({ ref, email, invoiceAddress }: Order): Readonly<Record<string, string>> => ({
  orderRef: ref,
  email,
  name: `${invoiceAddress.firstname} ${invoiceAddress.lastname}`,
});

function fill(fields: HTMLElement | null, known: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(known)) {
    const field = fields?.querySelector(`[name="${name}"]`);
    if (field instanceof HTMLInputElement && field.value === "") field.value = value;
  }
}
