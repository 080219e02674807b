import * as v from "valibot";
import type { County, Customer, CustomerAddress } from "../domain/customer/customer.js";
import type { Order, OrderLine } from "../domain/order/order.js";
import { countyRow, customerAddressRow, customerRow } from "../wire/account.js";
import { orderLineRow, orderRow } from "../wire/order.js";
import { requireCustomer } from "./requireCustomer.js";
import { firstOf, property } from "../wire/row.js";
import type { PersonalCall, ReadCall } from "./readCall.js";

// Each exported value is one read call: client, query and single call derive from it.

const ADDRESS_LIMIT = 100;
const ORDER_LIMIT = 999;

export const customer: PersonalCall<[], Customer> = {
  api: "main",
  personal: true,
  // Storage may have lost the address; the backend identifies the customer by the token.
  request: (context) => ({
    path: "ExternalOrderApi/customer/",
    query: { email: requireCustomer(context).email || undefined },
    requiresSession: true,
  }),
  schema: property("CustomerItems", firstOf(customerRow)),
};

/** At most 100, the default address first. */
export const addresses: PersonalCall<[], CustomerAddress[]> = {
  api: "main",
  personal: true,
  request: (context) => ({
    path: "ExternalOrderApi/address/",
    query: { customer_id: requireCustomer(context).id, limit: ADDRESS_LIMIT },
    requiresSession: true,
  }),
  schema: v.pipe(
    property("AddressItems", v.array(customerAddressRow)),
    v.transform((rows) => rows.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))),
  ),
};

/** Empty for a country without counties. */
export const counties: ReadCall<[countryId: number], County[]> = {
  api: "main",
  request: ({ locale }, countryId) => ({
    path: `ExternalOrderApi/county/${countryId}`,
    query: { api_locale: locale },
  }),
  schema: property("data", v.array(countyRow)),
};

/** At most 999, newest first. */
export const orders: PersonalCall<[], Order[]> = {
  api: "main",
  personal: true,
  request: (context) => ({
    path: "ExternalOrderApi/order/",
    query: { customer: requireCustomer(context).id, api_locale: context.locale, limit: ORDER_LIMIT },
    requiresSession: true,
  }),
  schema: property("OrderItems", v.array(orderRow)),
};

/** @throws ShopError NOT_FOUND */
export const order: PersonalCall<[id: number], Order> = {
  api: "main",
  personal: true,
  request: (context, id) => ({
    path: `ExternalOrderApi/order/${id}`,
    query: { customer: requireCustomer(context).id, api_locale: context.locale },
    requiresSession: true,
  }),
  schema: property("OrderItems", firstOf(orderRow)),
};

export const orderProducts: PersonalCall<[orderId: number], OrderLine[]> = {
  api: "main",
  personal: true,
  request: (context, orderId) => {
    requireCustomer(context);
    return {
      path: "ExternalOrderApi/order_product/",
      query: { order_id: orderId, api_locale: context.locale },
      requiresSession: true,
    };
  },
  schema: property("OrderProductItems", v.array(orderLineRow)),
};

/**
 * Returns an order by its mailed link, without a session.
 * @throws ShopError NOT_FOUND
 */
export const guestOrder: PersonalCall<[ref: string, hash: string], Order> = {
  api: "main",
  personal: true,
  request: ({ locale }, ref, hash) => ({
    path: `guest/order/${encodeURIComponent(ref)}/${encodeURIComponent(hash)}`,
    label: "guest/order",
    query: { api_locale: locale },
  }),
  schema: property("OrderItems", firstOf(orderRow)),
};
