import type { Order } from "@shop/core";
import { guestOrderQuery, orderQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useState } from "react";

/** Order of a link to this page: a customer's own, or a guest's by e-mailed link. */
export type OrderLink = ReturnType<typeof readLink>;

/** Reads the URL once, and removes the secret in its fragment. */
export function useOrderLink(): OrderLink {
  const router = useRouter();
  const { pathname, searchStr, hash } = useLocation();
  const [link] = useState(() => readLink(searchStr, hash));
  useEffect(() => {
    if (hash !== "") router.history.replace(pathname + searchStr);
  }, [hash, pathname, searchStr, router]);
  return link;
}

function readLink(search: string, hash: string) {
  const query = new URLSearchParams(search);
  return {
    ref: query.get("order") ?? "",
    // The secret is in the fragment, which browsers send to no server.
    hash: new URLSearchParams(hash).get("key") ?? "",
    // 0: none.
    orderId: Number(/^\d{1,10}$/.exec(query.get("order_id") ?? "")?.[0] ?? 0),
  };
}

/** Fills empty fields from the order or the customer, keeps typed text, and returns the loaded order. */
export function usePrefilledOrder(link: OrderLink, fields: RefObject<HTMLElement | null>): Order | undefined {
  const shop = useShop();
  const { status, isInitialized, customer } = useSession();
  const isGuestLink = link.ref !== "" && link.hash !== "";
  const guestOrder = useQuery({
    ...guestOrderQuery(shop, link.ref, link.hash),
    enabled: isInitialized && isGuestLink,
    gcTime: 0,
  });
  const customerOrder = useQuery({
    ...orderQuery(shop, link.orderId),
    enabled: status === "customer" && link.orderId > 0,
  });
  const order = guestOrder.data ?? customerOrder.data;

  useEffect(() => {
    const person = order?.billingAddress ?? customer;
    if (person === undefined) return;
    const values = {
      name: `${person.firstName} ${person.lastName}`,
      email: (order ?? customer)?.email ?? "",
      orderRef: order?.ref ?? "",
    };
    for (const [name, value] of Object.entries(values)) {
      const field = fields.current?.querySelector(`[name="${name}"]`);
      if (field instanceof HTMLInputElement && field.value === "") field.value = value;
    }
  }, [order, customer, fields]);
  return order;
}
