import type { PostalAddress } from "./postalAddress.js";

/** Address of an order, typed or from the customer's address book. */
export interface OrderAddress extends PostalAddress {
  /** Id in the address book; undefined for a typed address. */
  bookId?: number | undefined;
}

/** Person and location of a local pickup. */
export interface PickupChoice {
  centerId: number;
  firstname: string;
  lastname: string;
  phone: string;
}

/** Checkout form data, kept until the order is placed. */
export interface CheckoutDraft {
  email: string;
  delivery: OrderAddress;
  /** Undefined: same as the shipping address. */
  invoice: OrderAddress | undefined;
  /** VAT number of the ordering company; "" without one. */
  vatNumber: string;
  pickup: PickupChoice | undefined;
  /** Ship everything together, or available items first. */
  completeDelivery: boolean;
  paymentMethodId: number | undefined;
  /** Amazon Pay checkout session id; "": the backend needs none; undefined: not chosen yet. */
  amazonSessionId?: string | undefined;
  message: string;
}

/** Returns an empty address. */
export const emptyAddress = (countryId: number): PostalAddress => ({
  title: 1,
  firstname: "",
  lastname: "",
  company: "",
  street: "",
  extra: "",
  zipcode: "",
  city: "",
  countryId,
  stateId: undefined,
  phone: "",
});

/** Returns an empty checkout draft. */
export const emptyDraft = (countryId: number): CheckoutDraft => ({
  email: "",
  delivery: emptyAddress(countryId),
  invoice: undefined,
  vatNumber: "",
  pickup: undefined,
  completeDelivery: true,
  paymentMethodId: undefined,
  message: "",
});

/** Returns whether name, street, postal code and city are all empty. */
export const isUntouched = ({ firstname, lastname, street, zipcode, city }: PostalAddress): boolean =>
  firstname + lastname + street + zipcode + city === "";
