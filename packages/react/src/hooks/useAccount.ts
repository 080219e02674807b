import type { Customer, CustomerAddress, Order } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { type Answer, useAnswer } from "./useAnswer.js";
import { useSession } from "./useSession.js";

/** Returns the signed-in customer; undefined for guests, and until the session is restored after a reload. */
export function useCustomer(): Customer | undefined {
  return useSession().customer;
}

/** Fetches the customer's addresses, default address first. Sends no request for guests. */
export function useAddresses(): Answer<CustomerAddress[]> {
  const { account } = useShop();
  return useAnswer(useOwnKey(), account.addresses);
}

/** Fetches the customer's orders, newest first. Sends no request for guests. */
export function useOrders(): Answer<Order[]> {
  const { account } = useShop();
  return useAnswer(useOwnKey(), account.orders);
}

function useOwnKey(): string | undefined {
  const { customerId, status } = useSession();
  return status === "customer" ? String(customerId) : undefined;
}
