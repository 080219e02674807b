import type { Cart } from "../domain/cart/cart.js";
import type {
  AddressInput,
  County,
  Customer,
  CustomerAddress,
  CustomerChanges,
  Registration,
} from "../domain/customer/customer.js";
import { cartRow } from "./cart.js";
import { between, convert, fallback, matching, picklist, type Schema, textOnly } from "./createSchema.js";
import { mergeSchemas, orUndefined, row } from "./row.js";
import { addressBody, addressRow } from "./order.js";
import { flagOrOff, integer, integerOrNone, integerOrZero, text, textOrEmpty } from "./scalars.js";

/** A row of `CustomerItems`, and `customer` of a sign-in response. */
export const customerRow: Schema<Customer> = row({
  id: ["ID", integer],
  addressId: ["ADDRESS_ID", integerOrNone],
  email: ["EMAIL", text],
  ref: ["REF", textOrEmpty],
  titleId: ["TITLE", integerOrZero],
  firstName: ["FIRSTNAME", text],
  lastName: ["LASTNAME", text],
  company: ["COMPANY", textOrEmpty],
  vatNumber: ["VAT_NUMBER", textOrEmpty],
  vatStatus: ["VAT_STATUS", fallback(picklist(["valid", "invalid", "unavailable", "unchecked"]), "unchecked")],
  newsletter: ["NEWSLETTER", flagOrOff],
  phone: ["PHONE", textOrEmpty],
  mobilePhone: ["CELLPHONE", textOrEmpty],
  countryId: ["COUNTRY_ID", integerOrNone],
  pendingEmail: ["EMAIL_PENDING", textOrEmpty],
  hasTwoFactor: ["SECOND_FACTOR", flagOrOff],
});

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

/** Response of POST refreshToken, changePassword and secondFactor/confirm. */
export const tokenResponse: Schema<TokenResult> = row({
  // Upper bound of a header line; the backend's tokens are far shorter.
  token: matching(textOnly, /^.{1,4096}$/),
  expiresInMs: ["expires_in", convert(between(integer, 1), (seconds) => seconds * 1000)],
});

/** Response of POST login and POST register. */
export const loginResponse: Schema<LoginResult> = mergeSchemas(
  tokenResponse,
  row<Omit<LoginResult, keyof TokenResult>>({ customer: customerRow, cart: orUndefined(cartRow) }),
);

/** A row of `AddressItems` in the customer's address book. */
export const customerAddressRow: Schema<CustomerAddress> = mergeSchemas(
  addressRow,
  row<Pick<CustomerAddress, "label" | "mobilePhone" | "isDefault">>({
    label: ["LABEL", textOrEmpty],
    mobilePhone: ["CELLPHONE", textOrEmpty],
    isDefault: ["DEFAULT", flagOrOff],
  }),
);

/** A row of `data` of GET ExternalOrderApi/county/{id}. */
export const countyRow: Schema<County> = row({ id: integer, title: text, isoCode: ["isocode", textOrEmpty] });

/** Result of a VAT number check; "unavailable" when the register cannot be reached. */
export interface VatCheck {
  status: "valid" | "invalid" | "unavailable";
  /** As registered; empty when the register does not report it. */
  name: string;
}

/** Response of POST vat/check. */
export const vatCheckResponse: Schema<VatCheck> = row({
  status: picklist(["valid", "invalid", "unavailable"]),
  name: textOrEmpty,
});

/** Response of POST newsletter/confirm and newsletter/unsubscribe. */
export const newsletterResponse: Schema<{ status: "subscribed" | "unsubscribed" }> = row({
  status: picklist(["subscribed", "unsubscribed"]),
});

/** Body of POST and PUT ExternalOrderApi/address for the address book. */
export const addressEntryBody = (entry: AddressInput): Record<string, unknown> => ({
  ...addressBody(entry),
  label: entry.label,
  cellphone: entry.mobilePhone,
  is_default: entry.isDefault ? 1 : 0,
});

/** Body of POST register. */
export const registerBody = (input: Registration): Record<string, unknown> => ({
  title: input.titleId,
  firstname: input.firstName,
  lastname: input.lastName,
  email: input.email,
  email_confirm: input.emailConfirm,
  password: input.password,
  password_confirm: input.passwordConfirm,
  company: input.company,
  vat_number: input.vatNumber,
  phone: input.phone,
  cellphone: input.mobilePhone,
  address1: input.street,
  address2: input.extra,
  zipcode: input.postalCode,
  city: input.city,
  country: input.countryId,
  state: input.stateId,
  newsletter: input.newsletter ? 1 : 0,
  terms: input.terms ? 1 : 0,
  order: input.order,
});

/** Body of PUT ExternalOrderApi/customer/{id}. */
export const customerBody = (changes: CustomerChanges): Record<string, unknown> => ({
  title: changes.titleId,
  firstname: changes.firstName,
  lastname: changes.lastName,
  company: changes.company,
  vat_number: changes.vatNumber,
  email: changes.email,
  ...(changes.password === "" ? {} : { password: changes.password }),
});
