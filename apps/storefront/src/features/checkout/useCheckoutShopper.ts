import { addressesQuery, customerQuery } from "@shop/core/query";
import type { Customer, CustomerAddress } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";

export interface CheckoutCustomer {
  customer: Customer;
  email: string;
  vatNumber: string;
  addresses: readonly CustomerAddress[];
}

export interface CheckoutShopper {
  /** True once session and customer data are loaded. */
  isLoaded: boolean;
  shopper: CheckoutCustomer | undefined;
}

/** Customer data and address book. When they fail to load, a customer checks out like a guest. */
export function useCheckoutShopper(): CheckoutShopper {
  const shop = useShop();
  const { status, initialized } = useSession();
  const isCustomer = status === "customer";
  const customer = useQuery({ ...customerQuery(shop), enabled: isCustomer });
  const addresses = useQuery({ ...addressesQuery(shop), enabled: isCustomer });
  if (!isCustomer) return { isLoaded: initialized, shopper: undefined };
  if (customer.isPending || addresses.isPending) return { isLoaded: false, shopper: undefined };
  if (customer.data === undefined) return { isLoaded: true, shopper: undefined };
  const { email, vatNumber } = customer.data;
  return { isLoaded: true, shopper: { customer: customer.data, email, vatNumber, addresses: addresses.data ?? [] } };
}
