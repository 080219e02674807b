import * as v from "valibot";
import type { PlacedCart } from "./placeOrder.js";
import type { OrderAttempt } from "./sendOrder.js";
import { flag, number, text } from "./storedScalars.js";

/** An intention to order, as storage holds it. */
export const storedAttempt: v.GenericSchema<unknown, OrderAttempt> = v.object({
  fingerprint: text,
  key: text,
});

/** The cart of an order that was sent, as storage holds it. */
export const storedPlaced: v.GenericSchema<unknown, PlacedCart> = v.pipe(
  v.object({ cartId: number, token: v.optional(text), told: v.optional(flag, false) }),
  v.transform(({ cartId, token, told }) => ({ cartId, token, told })),
);
