/** What the register said of a VAT number; "unchecked" where nobody has asked yet. Source: decision D10. */
export type VatStatus = "valid" | "invalid" | "unavailable" | "unchecked";

/** A signed-in shopper's own data. The address part is that of the default address. Source: specification 3, Customer. */
export interface Customer {
  id: number;
  /** of the default address; undefined where there is none */
  addressId: number | undefined;
  email: string;
  /** customer number, "CUS000000000001" */
  ref: string;
  /** 1 Mr, 2 Miss, 5 Association, otherwise Company: see `customerTitle` */
  titleId: number;
  firstName: string;
  lastName: string;
  company: string;
  vatNumber: string;
  vatStatus: VatStatus;
  newsletter: boolean;
  phone: string;
  cellphone: string;
  countryId: number | undefined;
  /** asked for, but its owner has not used the mailed link yet; "" where there is none, or the shop does not say */
  emailPending: string;
  /** signing in asks for the code of an authenticator app */
  secondFactor: boolean;
}

/** A company shops with a company's name; private shoppers and associations do not. */
export const isCompany = ({ titleId, company }: Pick<Customer, "titleId" | "company">): boolean =>
  company !== "" && titleId !== 5;
