import type { AddressInput, Customer, CustomerAddress, CustomerChanges } from "../domain/customer/customer.js";
import type { OrderReference } from "../domain/order/orderReference.js";
import {
  addressEntryBody,
  customerAddressRow,
  customerBody,
  customerRow,
  type VatCheck,
  vatCheckResponse,
} from "../wire/account.js";
import { array, firstOf, property, record } from "../wire/row.js";
import { type ApiCall, type CallContext, noResult } from "./apiCall.js";
import { orderReference, requireCustomer } from "./requireCustomer.js";
import { anyValue, matching, textOnly } from "../wire/createSchema.js";

const addressResponse = property("AddressItems", firstOf(customerAddressRow));
const entryBody = (context: CallContext, entry: AddressInput): object => ({
  ...addressEntryBody(entry),
  customer_id: requireCustomer(context).id,
});

/** Changes names, company, VAT number or email address. A new address needs the password, see `pendingEmail`. */
export const updateCustomer: ApiCall<[changes: CustomerChanges], Customer> = {
  method: "PUT",
  requiresSession: true,
  request: (context, changes) => ({
    path: `ExternalOrderApi/customer/${requireCustomer(context).id}`,
    body: customerBody(changes),
  }),
  schema: property("CustomerItems", firstOf(customerRow)),
};

export const addAddress: ApiCall<[entry: AddressInput, idempotencyKey: string], CustomerAddress> = {
  requiresSession: true,
  request: (context, entry, idempotencyKey) => ({
    path: "ExternalOrderApi/address",
    body: entryBody(context, entry),
    idempotencyKey,
  }),
  schema: addressResponse,
};

export const updateAddress: ApiCall<[id: number, entry: AddressInput], CustomerAddress> = {
  method: "PUT",
  requiresSession: true,
  request: (context, id, entry) => ({ path: `ExternalOrderApi/address/${id}`, body: entryBody(context, entry) }),
  schema: addressResponse,
};

/** @throws ShopError ADDRESS_IS_DEFAULT: choose another default first */
export const deleteAddress: ApiCall<[id: number]> = {
  method: "DELETE",
  requiresSession: true,
  request: (context, id) => ({ path: `${requireCustomer(context).id}/addresses/${id}` }),
  ...noResult,
};

export const setDefaultAddress: ApiCall<[id: number], CustomerAddress[]> = {
  method: "PATCH",
  requiresSession: true,
  request: (_, id) => ({ path: `address/${id}/set-default`, body: {} }),
  schema: property("AddressItems", array(customerAddressRow)),
};

/** Cancels an unpaid order of the customer, or of the holder of its mailed link. */
export const cancelOrder: ApiCall<[order: OrderReference]> = {
  request: (context, order) => ({ path: "order/cancel", ...orderReference(context, order) }),
  ...noResult,
};

/** Checks a VAT number with the register; "unavailable" when it cannot be reached. Works for guests too. */
export const checkVatNumber: ApiCall<[vatNumber: string, country: string], VatCheck> = {
  request: (_, vatNumber, country) => ({ path: "vat/check", body: { vat_number: vatNumber, country } }),
  schema: vatCheckResponse,
};

/**
 * Confirms a new email address with the token of the mailed link. Ends all sessions; the next sign-in uses the new
 * address.
 *
 * @throws ShopError LINK_INVALID, EMAIL_EXISTS when the address was registered in the meantime
 */
export const confirmEmail: ApiCall<[token: string]> = {
  bearer: null,
  request: (_, token) => ({ path: "confirmEmail", body: { token } }),
  ...noResult,
};

/** Returns the secret for an authenticator app, in base 32. Takes effect after `shop.session.confirmSecondFactor`. */
export const startSecondFactor: ApiCall<[password: string], string> = {
  requiresSession: true,
  request: (_, password) => ({ path: "secondFactor/start", body: { password } }),
  schema: property("secret", matching(textOnly, /^[A-Z2-7]{16,128}$/)),
};

/**
 * Returns everything that the shop stores about the customer, as a JSON document to save (GDPR, Art. 15 and 20). Its
 * sections are those of the backend.
 */
export const exportData: ApiCall<[password: string], Record<string, unknown>> = {
  requiresSession: true,
  request: (_, password) => ({ path: "exportCustomer", body: { password } }),
  schema: record(anyValue),
};

/**
 * Mails a link that deletes the account to its address.
 *
 * @param code of the authenticator app, if the account has one
 * @throws ShopError HTTP_STATUS with `reason` "ERASURE_BLOCKED" while an order is open or a withdrawal is running
 */
export const requestErasure: ApiCall<[password: string, code?: string]> = {
  requiresSession: true,
  request: (_, password, code) => ({ path: "eraseCustomer", body: { password, code } }),
  ...noResult,
};

/**
 * Deletes the account with the token of the mailed link. Orders and invoices stay for their legal period.
 *
 * @throws ShopError LINK_INVALID; HTTP_STATUS as {@link requestErasure} does, after which the link still works
 */
export const confirmErasure: ApiCall<[token: string]> = {
  bearer: null,
  request: (_, token) => ({ path: "confirmErasure", body: { token } }),
  ...noResult,
};

/** Signs out the customer's other devices; this session continues. */
export const endOtherSessions: ApiCall<[]> = {
  requiresSession: true,
  request: () => ({ path: "endOtherSessions", body: {} }),
  ...noResult,
};

export const removeSecondFactor: ApiCall<[password: string, code: string]> = {
  requiresSession: true,
  request: (_, password, code) => ({ path: "secondFactor/remove", body: { password, code } }),
  ...noResult,
};
