import * as v from "valibot";
import type { AddressInput, Customer, CustomerAddress, CustomerChanges } from "../domain/customer/customer.js";
import { ShopError } from "../shared/shopError.js";
import {
  addressEntryBody,
  customerAddressRow,
  customerBody,
  customerRow,
  type VatCheck,
  vatCheckResponse,
} from "../wire/account.js";
import { firstOf, property } from "../wire/row.js";
import type { CallContext } from "./readCall.js";
import { requireCustomer } from "./requireCustomer.js";
import type { Http, HttpCall } from "./transport/http.js";

/**
 * Writes of the signed-in customer. Records of other customers and unknown records are both NOT_FOUND.
 *
 * @throws ShopError UNAUTHORIZED without a session, NOT_FOUND, INVALID_INPUT with `fields`, and the errors of every
 * call
 */
export interface AccountWrites {
  /** Changes names, company, VAT number or e-mail address. A new address needs the password, see `pendingEmail`. */
  updateCustomer(changes: CustomerChanges): Promise<Customer>;
  addAddress(entry: AddressInput, idempotencyKey: string): Promise<CustomerAddress>;
  updateAddress(id: number, entry: AddressInput): Promise<CustomerAddress>;
  /** @throws ShopError ADDRESS_IS_DEFAULT: choose another default first */
  deleteAddress(id: number): Promise<void>;
  setDefaultAddress(id: number): Promise<CustomerAddress[]>;
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

const authenticator = property("secret", v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,128}$/)));
const addressResponse = property("AddressItems", firstOf(customerAddressRow));

export function createAccountWrites(http: Http, context: Pick<CallContext, "customer">): AccountWrites {
  const write = <T>(
    method: HttpCall<T>["method"],
    path: string,
    schema: v.GenericSchema<unknown, T>,
    sent: Pick<HttpCall<T>, "body" | "idempotencyKey"> = {},
  ): Promise<T> => http({ api: "main", method, path, schema, requiresSession: true, ...sent });
  const writeFirst = async <T>(
    method: HttpCall<T>["method"],
    path: string,
    schema: v.GenericSchema<unknown, T | undefined>,
    sent: Pick<HttpCall<T>, "body" | "idempotencyKey">,
  ): Promise<T> => {
    const row = await write(method, path, schema, sent);
    if (row === undefined) throw new ShopError("NOT_FOUND", { details: { path } });
    return row;
  };
  const entryBody = (entry: AddressInput) => ({ ...addressEntryBody(entry), customer_id: requireCustomer(context).id });

  return {
    updateCustomer: async (changes) =>
      writeFirst(
        "PUT",
        `ExternalOrderApi/customer/${requireCustomer(context).id}`,
        property("CustomerItems", firstOf(customerRow)),
        { body: customerBody(changes) },
      ),
    addAddress: async (entry, idempotencyKey) =>
      writeFirst("POST", "ExternalOrderApi/address", addressResponse, { body: entryBody(entry), idempotencyKey }),
    updateAddress: async (id, entry) =>
      writeFirst("PUT", `ExternalOrderApi/address/${id}`, addressResponse, { body: entryBody(entry) }),
    deleteAddress: async (id) => {
      await write("DELETE", `${requireCustomer(context).id}/addresses/${id}`, v.unknown());
    },
    setDefaultAddress: (id) =>
      write("PATCH", `address/${id}/set-default`, property("AddressItems", v.array(customerAddressRow)), { body: {} }),
    cancelOrder: async (id) => {
      requireCustomer(context);
      await write("POST", "order/cancel", v.unknown(), { body: { order_id: id } });
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
    startSecondFactor: (password) => write("POST", "secondFactor/start", authenticator, { body: { password } }),
    removeSecondFactor: async (password, code) => {
      await write("POST", "secondFactor/remove", v.unknown(), { body: { password, code } });
    },
  };
}
