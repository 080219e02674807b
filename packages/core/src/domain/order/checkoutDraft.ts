import type { PostalAddress } from "./postalAddress.js";

/** Everything a shopper has typed into the checkout. Kept until the order stands, so that nothing is typed twice. */
export interface CheckoutDraft {
  email: string;
  delivery: PostalAddress;
  /** undefined: the invoice goes to the delivery address */
  invoice: PostalAddress | undefined;
  paymentMethodId: number | undefined;
  message: string;
}

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

export const emptyDraft = (countryId: number): CheckoutDraft => ({
  email: "",
  delivery: emptyAddress(countryId),
  invoice: undefined,
  paymentMethodId: undefined,
  message: "",
});
