import type { County, Customer, CustomerAddress } from "../domain/customer/customer.js";
import type { Order, OrderLine } from "../domain/order/order.js";
import { countyRow, customerAddressRow, customerRow } from "../wire/account.js";
import { orderLineRow, orderRow } from "../wire/order.js";
import { requireCustomer } from "./requireCustomer.js";
import type { ReadCall } from "./apiCall.js";
import { convert } from "../wire/createSchema.js";
import { firstOf, array, property } from "../wire/row.js";

const ADDRESS_LIMIT = 100;
const ORDER_LIMIT = 999;

export const customer: ReadCall<[], Customer> = {
  personal: true,
  requiresSession: true,
  // Storage may have lost the address; the backend identifies the customer by the token.
  request: (context) => ({
    path: "ExternalOrderApi/customer/",
    query: { email: requireCustomer(context).email || undefined },
  }),
  schema: property("CustomerItems", firstOf(customerRow)),
};

/** At most 100, the default address first. */
export const addresses: ReadCall<[], CustomerAddress[]> = {
  personal: true,
  requiresSession: true,
  request: (context) => ({
    path: "ExternalOrderApi/address/",
    query: { customer_id: requireCustomer(context).id, limit: ADDRESS_LIMIT },
  }),
  schema: convert(property("AddressItems", array(customerAddressRow)), (list) =>
    list.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)),
  ),
};

/** Empty for a country without counties. */
export const counties: ReadCall<[countryId: number], County[]> = {
  request: ({ locale }, countryId) => ({ path: `ExternalOrderApi/county/${countryId}`, query: { api_locale: locale } }),
  schema: property("data", array(countyRow)),
};

/** At most 999, newest first. */
export const orders: ReadCall<[], Order[]> = {
  personal: true,
  requiresSession: true,
  request: (context) => ({
    path: "ExternalOrderApi/order/",
    query: { customer: requireCustomer(context).id, api_locale: context.locale, limit: ORDER_LIMIT },
  }),
  schema: property("OrderItems", array(orderRow)),
};

/** @throws ShopError NOT_FOUND */
export const order: ReadCall<[id: number], Order> = {
  personal: true,
  requiresSession: true,
  request: (context, id) => ({
    path: `ExternalOrderApi/order/${id}`,
    query: { customer: requireCustomer(context).id, api_locale: context.locale },
  }),
  schema: property("OrderItems", firstOf(orderRow)),
};

export const orderProducts: ReadCall<[orderId: number], OrderLine[]> = {
  personal: true,
  requiresSession: true,
  request: (context, orderId) => {
    requireCustomer(context);
    return { path: "ExternalOrderApi/order_product/", query: { order_id: orderId, api_locale: context.locale } };
  },
  schema: property("OrderProductItems", array(orderLineRow)),
};

/**
 * Returns an order by its mailed link, without a session.
 * @throws ShopError NOT_FOUND
 */
export const guestOrder: ReadCall<[ref: string, hash: string], Order> = {
  personal: true,
  request: ({ locale }, ref, hash) => ({
    path: `guest/order/${encodeURIComponent(ref)}/${encodeURIComponent(hash)}`,
    label: "guest/order",
    query: { api_locale: locale },
  }),
  schema: property("OrderItems", firstOf(orderRow)),
};
