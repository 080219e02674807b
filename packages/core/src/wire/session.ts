import * as v from "valibot";
import type { Cart } from "../domain/cart/cart.js";
import type { Customer, VatStatus } from "../domain/customer/customer.js";
import { cartRow } from "./cart.js";
import { flag, integer, integerOrNone, text, textOrEmpty } from "./scalars.js";

const parseVatStatus = (status: string): VatStatus =>
  status === "valid" || status === "invalid" || status === "unavailable" ? status : "unchecked";

/** A row of `CustomerItems`, and `customer` of a sign-in response. */
export const customerRow: v.GenericSchema<unknown, Customer> = v.pipe(
  v.object({
    ID: integer,
    ADDRESS_ID: v.optional(integerOrNone),
    EMAIL: text,
    REF: textOrEmpty,
    TITLE: v.optional(integerOrNone),
    FIRSTNAME: text,
    LASTNAME: text,
    COMPANY: textOrEmpty,
    VAT_NUMBER: textOrEmpty,
    VAT_STATUS: textOrEmpty,
    NEWSLETTER: v.optional(flag, false),
    PHONE: textOrEmpty,
    CELLPHONE: textOrEmpty,
    COUNTRY_ID: v.optional(integerOrNone),
    EMAIL_PENDING: textOrEmpty,
    SECOND_FACTOR: v.optional(flag, false),
  }),
  v.transform((row) => ({
    id: row.ID,
    addressId: row.ADDRESS_ID,
    email: row.EMAIL,
    ref: row.REF,
    titleId: row.TITLE ?? 0,
    firstName: row.FIRSTNAME,
    lastName: row.LASTNAME,
    company: row.COMPANY,
    vatNumber: row.VAT_NUMBER,
    vatStatus: parseVatStatus(row.VAT_STATUS),
    newsletter: row.NEWSLETTER,
    phone: row.PHONE,
    mobilePhone: row.CELLPHONE,
    countryId: row.COUNTRY_ID,
    pendingEmail: row.EMAIL_PENDING,
    hasTwoFactor: row.SECOND_FACTOR,
  })),
);

/** A new token. The session reads issue and expiry times from the token itself. */
export interface TokenResult {
  token: string;
  expiresInMs: number;
}

export interface LoginResult extends TokenResult {
  customer: Customer;
  /** The customer's cart, merged with the guest's. */
  cart: Cart | undefined;
}

/** Upper bound of a header line; the backend's tokens are far shorter. */
const tokenText = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));
const seconds = v.pipe(integer, v.minValue(1));

/** Response of POST refreshToken, changePassword and secondFactor/confirm. */
export const tokenResponse: v.GenericSchema<unknown, TokenResult> = v.pipe(
  v.object({ token: tokenText, expires_in: seconds }),
  v.transform(({ token, expires_in }) => ({ token, expiresInMs: expires_in * 1000 })),
);

/** Response of POST login and POST register. */
export const loginResponse: v.GenericSchema<unknown, LoginResult> = v.pipe(
  v.object({ token: tokenText, expires_in: seconds, customer: customerRow, cart: v.nullish(cartRow) }),
  v.transform(({ token, expires_in, customer, cart }) => ({
    token,
    expiresInMs: expires_in * 1000,
    customer,
    cart: cart ?? undefined,
  })),
);
