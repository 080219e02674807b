import type { PostalAddress } from "../domain/customer/customer.js";
import { flag, number, text } from "../store/storedValue.js";
import type { CheckoutDraft, OrderAddress } from "./checkoutDraft.js";
import type { OrderAttempt, PlacedCart } from "./placeOrder.js";
import { optional, orUndefined, row } from "../wire/row.js";
import type { Schema } from "../wire/createSchema.js";

const addressFields = {
  titleId: number,
  firstName: text,
  lastName: text,
  company: text,
  street: text,
  extra: text,
  postalCode: text,
  city: text,
  countryId: number,
  stateId: orUndefined(number),
  phone: text,
};

export const storedAddress: Schema<PostalAddress> = row(addressFields);

const orderAddress: Schema<OrderAddress> = row({
  ...addressFields,
  savedAddressId: optional(number),
});

/** Also reads drafts of earlier versions. */
export const storedDraft: Schema<CheckoutDraft> = row({
  email: text,
  shippingAddress: orderAddress,
  billingAddress: orUndefined(orderAddress),
  vatNumber: optional(text, ""),
  pickup: orUndefined(row({ centerId: number, firstName: text, lastName: text, phone: text })),
  shipComplete: optional(flag, true),
  paymentMethodId: orUndefined(number),
  amazonSessionId: optional(text),
  message: text,
});

export const storedAttempt: Schema<OrderAttempt> = row({
  fingerprint: text,
  key: text,
  sent: optional(
    row({ customerId: number, shippingAddressId: number, billingAddressId: number, shippingTaxTitle: text }),
  ),
});

export const storedPlacedCart: Schema<PlacedCart> = row({
  cartId: number,
  token: orUndefined(text),
  isReported: optional(flag, false),
  isPaying: optional(flag, false),
});
