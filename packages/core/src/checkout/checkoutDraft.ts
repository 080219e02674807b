import type { PostalAddress } from "../domain/customer/customer.js";
import type { PaymentCode } from "../domain/order/payment.js";
import type { PickupChoice } from "../domain/shipping/shippingMethod.js";

/** Address of an order, typed or from the customer's address book. */
export interface OrderAddress extends PostalAddress {
  /** Id in the address book; undefined for a typed address. */
  savedAddressId?: number | undefined;
}

/** Checkout form data, kept until the order is placed. */
export interface CheckoutDraft {
  email: string;
  shippingAddress: OrderAddress;
  /** Undefined: same as the shipping address. */
  billingAddress: OrderAddress | undefined;
  /** VAT number of the ordering company; "" without one. */
  vatNumber: string;
  pickup: PickupChoice | undefined;
  /** True ships everything together, false each item as soon as it is available. */
  shipComplete: boolean;
  paymentMethodId: number | undefined;
  /** Amazon Pay checkout session id; "": the backend needs none; undefined: not chosen yet. */
  amazonSessionId?: string | undefined;
  message: string;
}

/** Order data that the cart does not contain. */
export interface OrderRequest extends Omit<CheckoutDraft, "paymentMethodId"> {
  shippingMethodId: number;
  payment: { id: number; code: PaymentCode };
  /** Total displayed to the shopper, in gross cents. */
  expectedTotalCents: number;
}

/** Returns an empty address. `countryId`: the backend's id, as in `shop.market.getSnapshot()`. */
export const emptyAddress = (countryId: number): PostalAddress => ({
  titleId: 1,
  firstName: "",
  lastName: "",
  company: "",
  street: "",
  extra: "",
  postalCode: "",
  city: "",
  countryId,
  stateId: undefined,
  phone: "",
});

/** Returns an empty checkout draft. */
export const emptyDraft = (countryId: number): CheckoutDraft => ({
  email: "",
  shippingAddress: emptyAddress(countryId),
  billingAddress: undefined,
  vatNumber: "",
  pickup: undefined,
  shipComplete: true,
  paymentMethodId: undefined,
  message: "",
});

/** Returns whether name, street, postal code and city are all empty. */
export const isAddressEmpty = ({ firstName, lastName, street, postalCode, city }: PostalAddress): boolean =>
  firstName + lastName + street + postalCode + city === "";
