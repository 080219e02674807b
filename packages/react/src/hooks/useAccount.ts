"use client";

import type { Customer, CustomerAddress, Order } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { type Resource, useResource } from "./useResource.js";
import { useSession } from "./useSession.js";

/** Returns the signed-in customer; undefined for guests, and until the session is restored after a reload. */
export function useCustomer(): Customer | undefined {
  return useSession().customer;
}

/** Fetches the customer's addresses, default address first. Sends no request for guests. */
export function useAddresses(): Resource<CustomerAddress[]> {
  const { account } = useShop();
  return useResource(useCustomerKey(), account.addresses);
}

/** Fetches the customer's orders, newest first. Sends no request for guests. */
export function useOrders(): Resource<Order[]> {
  const { account } = useShop();
  return useResource(useCustomerKey(), account.orders);
}

function useCustomerKey(): string | undefined {
  const { customerId, status } = useSession();
  return status === "customer" ? String(customerId) : undefined;
}
