import * as v from "valibot";
import type { CheckoutDraft, PickupChoice } from "../domain/order/checkoutDraft.js";
import { storedOrderAddress } from "./storedAddress.js";
import { flag, number, text } from "./storedScalars.js";

const pickupChoice: v.GenericSchema<unknown, PickupChoice> = v.object({
  centerId: number,
  firstname: text,
  lastname: text,
  phone: text,
});

/** Stored form of the checkout draft; also reads drafts of earlier versions. */
export const storedDraft: v.GenericSchema<unknown, CheckoutDraft> = v.pipe(
  v.object({
    email: text,
    delivery: storedOrderAddress,
    invoice: v.optional(storedOrderAddress),
    vatNumber: v.optional(text, ""),
    pickup: v.optional(pickupChoice),
    completeDelivery: v.optional(flag, true),
    paymentMethodId: v.optional(number),
    amazonSessionId: v.optional(text),
    message: text,
  }),
  v.transform(({ invoice, pickup, paymentMethodId, ...draft }) => ({ ...draft, invoice, pickup, paymentMethodId })),
);
