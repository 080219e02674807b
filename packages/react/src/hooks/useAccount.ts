import type { Customer, CustomerAddress, Order } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { type Answer, useAnswer } from "./useAnswer.js";
import { useSession } from "./useSession.js";

/** The signed-in customer's data; undefined for guests, and for a moment after a reload. */
export function useCustomer(): Customer | undefined {
  return useSession().customer;
}

/** The customer's address book, the default address first. Nothing is asked for guests. */
export function useAddresses(): Answer<CustomerAddress[]> {
  const { account } = useShop();
  return useAnswer(useOwnKey(), account.addresses);
}

/** The customer's orders, the newest first. Nothing is asked for guests. */
export function useOrders(): Answer<Order[]> {
  const { account } = useShop();
  return useAnswer(useOwnKey(), account.orders);
}

function useOwnKey(): string | undefined {
  const { customerId, status } = useSession();
  return status === "customer" ? String(customerId) : undefined;
}
