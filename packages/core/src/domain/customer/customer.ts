import type { OrderLink } from "../order/orderReference.js";

/** Postal address as typed; the postal code is text ("01067"). */
export interface PostalAddress {
  /** 1 Mr, 2 Miss, 5 Association, otherwise Company. */
  titleId: number;
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  extra: string;
  postalCode: string;
  city: string;
  countryId: number;
  /** County, in countries whose addresses name one. */
  stateId: number | undefined;
  phone: string;
}

/** Result of the VAT register lookup; "unchecked" before the first lookup. */
export type VatStatus = "valid" | "invalid" | "unavailable" | "unchecked";

/** Account data of a signed-in customer; `phone`, `company` and `countryId` come from the default address. */
export interface Customer extends Pick<PostalAddress, "titleId" | "firstName" | "lastName" | "company" | "phone"> {
  id: number;
  /** Id of the default address; undefined without one. */
  addressId: number | undefined;
  email: string;
  /** Customer number, "CUS000000000001". */
  ref: string;
  vatNumber: string;
  vatStatus: VatStatus;
  newsletter: boolean;
  mobilePhone: string;
  countryId: number | undefined;
  /** New email address that awaits confirmation through the mailed link; "" without one or when not reported. */
  pendingEmail: string;
  /** Sign-in requires a code from an authenticator app. */
  hasTwoFactor: boolean;
}

/** Returns whether the customer is a company; an association (title 5) with a company name is not. */
export const isCompany = ({ titleId, company }: Pick<Customer, "titleId" | "company">): boolean =>
  company !== "" && titleId !== 5;

/** Returns the kind of customer of a title id: 1 Mr, 2 Miss, 5 Association, otherwise Company. */
export function customerTitle(titleId: number): "mr" | "miss" | "association" | "company" {
  return TITLES[titleId] ?? "company";
}

const TITLES: Readonly<Record<number, "mr" | "miss" | "association">> = { 1: "mr", 2: "miss", 5: "association" };

/** Returns the title id of forms: 1 Mr, 2 Miss, 5 Association, and 3 for any other id, which is a company. */
export const normalizeTitle = (titleId: number): number => (Object.hasOwn(TITLES, titleId) ? titleId : 3);

/** Saved address in the customer's address book. */
export interface CustomerAddress extends PostalAddress {
  id: number;
  /** Name chosen by the customer, "Zuhause". */
  label: string;
  mobilePhone: string;
  isDefault: boolean;
}

export type AddressInput = Omit<CustomerAddress, "id">;

/** County of a country whose addresses name one. */
export interface County {
  id: number;
  title: string;
  /** ISO 3166-2 code, "RO-CJ". */
  isoCode: string;
}

export interface NewPassword {
  password: string;
  passwordConfirm: string;
}

/** Input of a new account with its first address. */
export interface Registration extends PostalAddress, NewPassword {
  email: string;
  emailConfirm: string;
  vatNumber: string;
  mobilePhone: string;
  newsletter: boolean;
  /** Must be true. */
  terms: boolean;
  /** Reference and hash from the link in a guest order's email; the order is attached to the account. */
  order?: OrderLink | undefined;
}

export interface LoginInput {
  email: string;
  password: string;
  /** Code of the authenticator app, required after CODE_REQUIRED. */
  code?: string;
}

export interface PasswordChange extends NewPassword {
  passwordOld: string;
}

export interface PasswordReset extends NewPassword {
  /** From the mailed link. */
  token: string;
}

type EditableData = Pick<Customer, "titleId" | "firstName" | "lastName" | "company" | "vatNumber" | "email">;

/** Changed customer data. A new email address takes effect once the link mailed to it is opened. */
export interface CustomerChanges extends EditableData {
  /** Required for a new email address, otherwise "". */
  password: string;
}
