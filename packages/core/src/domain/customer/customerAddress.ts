import type { PostalAddress } from "../order/postalAddress.js";

/** Saved address in the customer's address book. */
export interface CustomerAddress extends PostalAddress {
  id: number;
  /** Name chosen by the customer, "Zuhause". */
  label: string;
  mobilePhone: string;
  isDefault: boolean;
}

/** Input to create or update a saved address. */
export type AddressInput = Omit<CustomerAddress, "id">;

/** County of a country whose addresses name one. */
export interface County {
  id: number;
  title: string;
  /** ISO 3166-2 code, "RO-CJ". */
  isoCode: string;
}
