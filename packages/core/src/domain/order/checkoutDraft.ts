import type { PostalAddress } from "./postalAddress.js";

/** An address of an order: typed, or one of the customer's address book. */
export interface OrderAddress extends PostalAddress {
  /** its id in the address book; undefined: it was typed */
  bookId?: number | undefined;
}

/** Who fetches the goods, and where. */
export interface PickupChoice {
  centerId: number;
  firstname: string;
  lastname: string;
  phone: string;
}

/** Everything a shopper has typed into the checkout. Kept until the order stands, so that nothing is typed twice. */
export interface CheckoutDraft {
  email: string;
  delivery: OrderAddress;
  /** undefined: the invoice goes to the delivery address */
  invoice: OrderAddress | undefined;
  /** of the company that orders; "" where there is none */
  vatNumber: string;
  pickup: PickupChoice | undefined;
  /** wait until everything is there, or send at once what is */
  completeDelivery: boolean;
  paymentMethodId: number | undefined;
  /** what the shopper has chosen at Amazon, as Amazon names it; "": the shop wants none; undefined: not chosen yet */
  amazonSessionId?: string | undefined;
  message: string;
}

/** An address before anything is typed. */
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

/** A checkout before anything is typed. */
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

/** Nothing of it was typed yet. */
export const isUntouched = ({ firstname, lastname, street, zipcode, city }: PostalAddress): boolean =>
  firstname + lastname + street + zipcode + city === "";
