import * as v from "valibot";
import type { PlacedCart } from "./placeOrder.js";
import type { OrderAttempt } from "./sendOrder.js";

/** An intention to order, as storage holds it. */
export const storedAttempt: v.GenericSchema<unknown, OrderAttempt> = v.object({
  fingerprint: v.string(),
  key: v.string(),
});

/** The cart of an order that was sent, as storage holds it. */
export const storedPlaced: v.GenericSchema<unknown, PlacedCart> = v.pipe(
  v.object({ cartId: v.number(), token: v.optional(v.string()), told: v.optional(v.boolean(), false) }),
  v.transform(({ cartId, token, told }) => ({ cartId, token, told })),
);
