/** Result of the VAT register lookup; "unchecked" before the first lookup. */
export type VatStatus = "valid" | "invalid" | "unavailable" | "unchecked";

/** Account data of a signed-in customer; `phone`, `company` and `countryId` come from the default address. */
export interface Customer {
  id: number;
  /** Id of the default address; undefined without one. */
  addressId: number | undefined;
  email: string;
  /** Customer number, "CUS000000000001". */
  ref: string;
  /** 1 Mr, 2 Miss, 5 Association, otherwise Company: see `customerTitle`. */
  titleId: number;
  firstName: string;
  lastName: string;
  company: string;
  vatNumber: string;
  vatStatus: VatStatus;
  newsletter: boolean;
  phone: string;
  mobilePhone: string;
  countryId: number | undefined;
  /** New e-mail address that awaits confirmation through the mailed link; "" without one or when not reported. */
  pendingEmail: string;
  /** Sign-in requires a code from an authenticator app. */
  hasTwoFactor: boolean;
}

/** Returns whether the customer is a company; an association (title 5) with a company name is not. */
export const isCompany = ({ titleId, company }: Pick<Customer, "titleId" | "company">): boolean =>
  company !== "" && titleId !== 5;
