import * as v from "valibot";
import type { PickupChoice } from "../domain/shipping/shippingMethod.js";
import type { CheckoutDraft } from "./checkoutDraft.js";
import { storedOrderAddress } from "./storedAddress.js";
import { flag, number, text } from "../store/storedValue.js";

const pickupChoice: v.GenericSchema<unknown, PickupChoice> = v.object({
  centerId: number,
  firstName: text,
  lastName: text,
  phone: text,
});

/** Stored form of the checkout draft; also reads drafts of earlier versions. */
export const storedDraft: v.GenericSchema<unknown, CheckoutDraft> = v.pipe(
  v.object({
    email: text,
    shippingAddress: storedOrderAddress,
    billingAddress: v.optional(storedOrderAddress),
    vatNumber: v.optional(text, ""),
    pickup: v.optional(pickupChoice),
    shipComplete: v.optional(flag, true),
    paymentMethodId: v.optional(number),
    amazonSessionId: v.optional(text),
    message: text,
  }),
  v.transform(({ billingAddress, pickup, paymentMethodId, ...draft }) => ({
    ...draft,
    billingAddress,
    pickup,
    paymentMethodId,
  })),
);
