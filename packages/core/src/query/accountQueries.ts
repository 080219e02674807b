import type { Customer } from "../domain/customer/customer.js";
import type { County, CustomerAddress } from "../domain/customer/customerAddress.js";
import type { Order, OrderLine } from "../domain/order/order.js";
import type { Shop } from "../shop.js";
import type { ReadQuery } from "./queries.js";
import { STALE_MS } from "./queries.js";

const PERSONAL = "account";

/**
 * Returns whether a query key belongs to one customer: remove its data when the session ends or the customer changes.
 *
 * @example
 * shop.events.on("session:ended", () => queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) }));
 */
export const isPersonal = ([first]: readonly unknown[]): boolean => first === PERSONAL;

/** The key contains the customer id: a cache never returns one customer's data to another. */
const personalQuery = <T>(shop: Shop, name: string, input: unknown, queryFn: () => Promise<T>): ReadQuery<T> => ({
  queryKey: [PERSONAL, name, shop.config.locale, shop.session.getSnapshot().customerId, input],
  queryFn,
  staleTime: STALE_MS,
});

/** Starts with the session's customer, so that a loaded one is not read again. */
export const customerQuery = (shop: Shop): ReadQuery<Customer> & { initialData?: Customer | undefined } => ({
  ...personalQuery(shop, "customer", null, shop.account.customer),
  initialData: shop.session.getSnapshot().customer,
});
export const addressesQuery = (shop: Shop): ReadQuery<CustomerAddress[]> =>
  personalQuery(shop, "addresses", null, shop.account.addresses);
export const ordersQuery = (shop: Shop): ReadQuery<Order[]> => personalQuery(shop, "orders", null, shop.account.orders);
export const orderQuery = (shop: Shop, id: number): ReadQuery<Order> =>
  personalQuery(shop, "order", id, () => shop.account.order(id));
export const orderProductsQuery = (shop: Shop, orderId: number): ReadQuery<OrderLine[]> =>
  personalQuery(shop, "orderProducts", orderId, () => shop.account.orderProducts(orderId));
export const orderPickupsQuery = (
  shop: Shop,
  orderId: number,
): ReadQuery<ReadonlyArray<{ id: number; orderId: number; centerId: number }>> =>
  personalQuery(shop, "orderPickups", orderId, () => shop.stock.orderPickups(orderId));
/** Personal data without a session: the link is the secret. */
export const guestOrderQuery = (shop: Shop, ref: string, hash: string): ReadQuery<Order> =>
  personalQuery(shop, "guestOrder", { ref, hash }, () => shop.account.guestOrder(ref, hash));
/** Counties are public, so the key contains no customer. */
export const countiesQuery = (shop: Shop, countryId: number): ReadQuery<County[]> => ({
  queryKey: ["counties", shop.config.locale, countryId],
  queryFn: () => shop.account.counties(countryId),
  staleTime: STALE_MS,
});
