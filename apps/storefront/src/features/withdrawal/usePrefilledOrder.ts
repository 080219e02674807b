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
export function usePrefilledOrder(link: OrderLink, fields: RefObject<HTMLElement | null>): Order | undefined {
  const shop = useShop();
  const { status, initialized, customer } = useSession();
  const isGuestLink = link.ref !== "" && link.hash !== "";
  const guestOrder = useQuery({
    ...guestOrderQuery(shop, link.ref, link.hash),
    enabled: initialized && isGuestLink,
    gcTime: 0,
  });
  const customerOrder = useQuery({
    ...orderQuery(shop, link.orderId),
    enabled: status === "customer" && link.orderId > 0,
  });
  const order = guestOrder.data ?? customerOrder.data;

  useEffect(() => {
    const prefill = order === undefined ? undefined : toPrefillValues(order);
    fillEmptyFields(
      fields.current,
      prefill ?? {
        name: customer === undefined ? "" : `${customer.firstName} ${customer.lastName}`,
        email: customer?.email ?? "",
      },
    );
  }, [order, customer, fields]);
  return order;
}

const toPrefillValues = ({ ref, email, billingAddress }: Order): Readonly<Record<string, string>> => ({
  orderRef: ref,
  email,
  name: `${billingAddress.firstName} ${billingAddress.lastName}`,
});

function fillEmptyFields(fields: HTMLElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fields?.querySelector(`[name="${name}"]`);
    if (field instanceof HTMLInputElement && field.value === "") field.value = value;
  }
}
