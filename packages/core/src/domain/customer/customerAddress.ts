import type { PostalAddress } from "../order/postalAddress.js";

/** An address of the customer's address book. */
export interface CustomerAddress extends PostalAddress {
  id: number;
  /** "Zuhause", the shopper's own word */
  label: string;
  cellphone: string;
  isDefault: boolean;
}

/** An address as it is written into the address book. */
export type AddressEntry = Omit<CustomerAddress, "id">;

/** A county of a country that has them. */
export interface County {
  id: number;
  title: string;
  /** "RO-CJ" */
  isocode: string;
}
