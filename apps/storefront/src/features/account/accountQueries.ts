import type { AddressInput, Customer, CustomerAddress, CustomerChanges, Order } from "@shop/core";
import { addressesQuery, customerQuery, ordersQuery, type ReadQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";

/** Query of customer data; disabled until a customer is known to be signed in. */
function useCustomerQuery<Answer>(query: ReadQuery<Answer>): UseQueryResult<Answer> {
  const { status } = useSession();
  return useQuery({ ...query, enabled: status === "customer" });
}

export const useOrders = (): UseQueryResult<Order[]> => useCustomerQuery(ordersQuery(useShop()));
export const useAddresses = (): UseQueryResult<CustomerAddress[]> => useCustomerQuery(addressesQuery(useShop()));
export const useCustomer = (): UseQueryResult<Customer> => useCustomerQuery(customerQuery(useShop()));

/** Updates the customer in the backend, the query cache and the session. */
export function useUpdateCustomer(): (changes: CustomerChanges) => Promise<void> {
  const shop = useShop();
  const cache = useQueryClient();
  return async (changes) => {
    const changed = await shop.account.updateCustomer(changes);
    cache.setQueryData(customerQuery(shop).queryKey, changed);
    await shop.session.reloadCustomer();
  };
}

/** Refetches the customer after another call has changed it. */
export function useReloadCustomer(): () => Promise<void> {
  const shop = useShop();
  const cache = useQueryClient();
  return async () => {
    const customer = await shop.session.reloadCustomer();
    if (customer !== undefined) cache.setQueryData(customerQuery(shop).queryKey, customer);
  };
}

interface AddressBook {
  /** @param id undefined for a new address */
  save: (entry: AddressInput, id: number | undefined) => Promise<void>;
  remove: (id: number) => Promise<void>;
  setDefault: (id: number) => Promise<void>;
}

export function useAddressBook(): AddressBook {
  const shop = useShop();
  const cache = useQueryClient();
  const refetch = async (): Promise<void> => {
    await cache.invalidateQueries({ queryKey: addressesQuery(shop).queryKey });
  };
  return {
    async save(entry, id) {
      if (id === undefined) await shop.account.addAddress(entry, crypto.randomUUID());
      else await shop.account.updateAddress(id, entry);
      await refetch();
    },
    async remove(id) {
      await shop.account.deleteAddress(id);
      await refetch();
    },
    async setDefault(id) {
      await shop.account.setDefaultAddress(id);
      await refetch();
    },
  };
}
