import * as v from "valibot";
import type { Customer } from "../domain/customer/customer.js";
import type { AddressInput, County, CustomerAddress } from "../domain/customer/customerAddress.js";
import type { CustomerChanges } from "../domain/customer/registration.js";
import type { Order, OrderLine } from "../domain/order/order.js";
import { ShopError } from "../shared/shopError.js";
import {
  addressEntryBody,
  countyRow,
  customerAddressRow,
  customerBody,
  type VatCheck,
  vatCheckResponse,
} from "../wire/account.js";
import { orderLineRow, orderRow } from "../wire/checkout.js";
import { customerRow } from "../wire/session.js";
import { firstOrNotFound } from "./firstOrNotFound.js";
import type { Http, HttpCall } from "./transport/http.js";

/** The signed-in customer. */
export interface SignedInCustomer {
  id: number;
  email: string;
}

/**
 * Account calls of the signed-in customer. Records of other customers and unknown records are both NOT_FOUND.
 *
 * @throws ShopError UNAUTHORIZED without a session, NOT_FOUND, INVALID_INPUT with `fields`, and the errors of every
 * call
 */
export interface AccountClient {
  customer(): Promise<Customer>;
  /** Changes names, company, VAT number or e-mail address. A new address needs the password, see `pendingEmail`. */
  updateCustomer(changes: CustomerChanges): Promise<Customer>;
  /** At most 100, the default address first. */
  addresses(): Promise<CustomerAddress[]>;
  addAddress(entry: AddressInput, idempotencyKey: string): Promise<CustomerAddress>;
  updateAddress(id: number, entry: AddressInput): Promise<CustomerAddress>;
  /** @throws ShopError ADDRESS_IS_DEFAULT: choose another default first */
  deleteAddress(id: number): Promise<void>;
  setDefaultAddress(id: number): Promise<CustomerAddress[]>;
  /** Empty for a country without counties. */
  counties(countryId: number): Promise<County[]>;
  /** At most 999, newest first. */
  orders(): Promise<Order[]>;
  /** @throws ShopError NOT_FOUND */
  order(id: number): Promise<Order>;
  orderProducts(orderId: number): Promise<OrderLine[]>;
  /**
   * Returns an order by its mailed link, without a session.
   * @throws ShopError NOT_FOUND
   */
  guestOrder(ref: string, hash: string): Promise<Order>;
  /** Cancels an order; possible until it has shipped. */
  cancelOrder(id: number): Promise<void>;
  /** Checks a VAT number with the register; "unavailable" when it cannot be reached. Works for guests too. */
  checkVatNumber(vatNumber: string, country: string): Promise<VatCheck>;
  /**
   * Confirms a new e-mail address with the token of the mailed link. Ends all sessions; the next sign-in uses the new
   * address.
   *
   * @throws ShopError LINK_INVALID, EMAIL_EXISTS when the address was registered in the meantime
   */
  confirmEmail(token: string): Promise<void>;
  /** Returns the secret for an authenticator app, in base 32. Takes effect after `shop.session.confirmSecondFactor`. */
  startSecondFactor(password: string): Promise<string>;
  removeSecondFactor(password: string, code: string): Promise<void>;
}

const ADDRESS_LIMIT = 100;
const ORDER_LIMIT = 999;

const authenticator = v.object({ secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,128}$/)) });
const customers = v.object({ CustomerItems: v.array(customerRow) });
const addresses = v.object({ AddressItems: v.array(customerAddressRow) });
const orders = v.object({ OrderItems: v.array(orderRow) });
const orderProducts = v.object({ OrderProductItems: v.array(orderLineRow) });
const counties = v.object({ data: v.array(countyRow) });

export function createAccountClient(
  http: Http,
  context: { locale: string },
  getCustomer: () => SignedInCustomer | undefined,
): AccountClient {
  const call = <T>(
    method: HttpCall<T>["method"],
    path: string,
    schema: v.GenericSchema<unknown, T>,
    options: Pick<HttpCall<T>, "query" | "body" | "idempotencyKey"> = {},
  ): Promise<T> => http({ api: "main", method, path, schema, requiresSession: true, ...options });

  const requireCustomer = (): SignedInCustomer => {
    const customer = getCustomer();
    if (customer === undefined) throw new ShopError("UNAUTHORIZED", { details: { at: "account" } });
    return customer;
  };
  const api_locale = context.locale;

  return {
    customer: async () => {
      const { email } = requireCustomer();
      const path = "ExternalOrderApi/customer/";
      // Storage may have lost the address; the backend identifies the customer by the token.
      const query = { email: email || undefined };
      return firstOrNotFound((await call("GET", path, customers, { query })).CustomerItems, { path });
    },
    updateCustomer: async (changes) => {
      const path = `ExternalOrderApi/customer/${requireCustomer().id}`;
      return firstOrNotFound((await call("PUT", path, customers, { body: customerBody(changes) })).CustomerItems, {
        path,
      });
    },
    addresses: async () => {
      const query = { customer_id: requireCustomer().id, limit: ADDRESS_LIMIT };
      const { AddressItems } = await call("GET", "ExternalOrderApi/address/", addresses, { query });
      return AddressItems.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
    },
    addAddress: async (entry, idempotencyKey) => {
      const body = { ...addressEntryBody(entry), customer_id: requireCustomer().id };
      const path = "ExternalOrderApi/address";
      return firstOrNotFound((await call("POST", path, addresses, { body, idempotencyKey })).AddressItems, { path });
    },
    updateAddress: async (id, entry) => {
      const body = { ...addressEntryBody(entry), customer_id: requireCustomer().id };
      const path = `ExternalOrderApi/address/${id}`;
      return firstOrNotFound((await call("PUT", path, addresses, { body })).AddressItems, { path });
    },
    deleteAddress: async (id) => {
      await call("DELETE", `${requireCustomer().id}/addresses/${id}`, v.unknown());
    },
    setDefaultAddress: async (id) =>
      (await call("PATCH", `address/${id}/set-default`, addresses, { body: {} })).AddressItems,
    counties: async (countryId) =>
      (
        await http({
          api: "main",
          method: "GET",
          path: `ExternalOrderApi/county/${countryId}`,
          query: { api_locale },
          schema: counties,
        })
      ).data,
    orders: async () => {
      const query = { customer: requireCustomer().id, api_locale, limit: ORDER_LIMIT };
      return (await call("GET", "ExternalOrderApi/order/", orders, { query })).OrderItems;
    },
    order: async (id) => {
      const path = `ExternalOrderApi/order/${id}`;
      const query = { customer: requireCustomer().id, api_locale };
      return firstOrNotFound((await call("GET", path, orders, { query })).OrderItems, { path });
    },
    orderProducts: async (orderId) => {
      requireCustomer();
      const query = { order_id: orderId, api_locale };
      return (await call("GET", "ExternalOrderApi/order_product/", orderProducts, { query })).OrderProductItems;
    },
    guestOrder: async (ref, hash) => {
      const path = `guest/order/${encodeURIComponent(ref)}/${encodeURIComponent(hash)}`;
      const name = "guest/order";
      const response = await http({
        api: "main",
        method: "GET",
        path,
        label: name,
        query: { api_locale },
        schema: orders,
      });
      return firstOrNotFound(response.OrderItems, { path: name });
    },
    cancelOrder: async (id) => {
      requireCustomer();
      await call("POST", "order/cancel", v.unknown(), { body: { order_id: id } });
    },
    checkVatNumber: (vatNumber, country) =>
      http({
        api: "main",
        method: "POST",
        path: "vat/check",
        body: { vat_number: vatNumber, country },
        schema: vatCheckResponse,
      }),
    confirmEmail: async (token) => {
      await http({
        api: "main",
        method: "POST",
        path: "confirmEmail",
        bearer: null,
        body: { token },
        schema: v.unknown(),
      });
    },
    startSecondFactor: async (password) =>
      (await call("POST", "secondFactor/start", authenticator, { body: { password } })).secret,
    removeSecondFactor: async (password, code) => {
      await call("POST", "secondFactor/remove", v.unknown(), { body: { password, code } });
    },
  };
}
