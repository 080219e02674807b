import * as v from "valibot";
import type { PostalAddress } from "../domain/customer/customer.js";
import { flag, number, orNone, text } from "../store/storedValue.js";
import type { CheckoutDraft, OrderAddress } from "./checkoutDraft.js";
import type { OrderAttempt, PlacedCart } from "./placeOrder.js";
import { row } from "../wire/row.js";

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
  stateId: orNone(number),
  phone: text,
};

export const storedAddress: v.GenericSchema<unknown, PostalAddress> = row(addressFields);

const orderAddress: v.GenericSchema<unknown, OrderAddress> = row({
  ...addressFields,
  savedAddressId: v.optional(number),
});

/** Also reads drafts of earlier versions. */
export const storedDraft: v.GenericSchema<unknown, CheckoutDraft> = row({
  email: text,
  shippingAddress: orderAddress,
  billingAddress: orNone(orderAddress),
  vatNumber: v.optional(text, ""),
  pickup: orNone(row({ centerId: number, firstName: text, lastName: text, phone: text })),
  shipComplete: v.optional(flag, true),
  paymentMethodId: orNone(number),
  amazonSessionId: v.optional(text),
  message: text,
});

export const storedAttempt: v.GenericSchema<unknown, OrderAttempt> = row({
  fingerprint: text,
  key: text,
  sent: v.optional(
    row({ customerId: number, shippingAddressId: number, billingAddressId: number, shippingTaxTitle: text }),
  ),
});

export const storedPlacedCart: v.GenericSchema<unknown, PlacedCart> = row({
  cartId: number,
  token: orNone(text),
  isReported: v.optional(flag, false),
  isPaying: v.optional(flag, false),
});
