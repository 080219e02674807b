import * as v from "valibot";
import type { PlacedCart } from "./placeOrder.js";
import type { OrderAttempt } from "./sendOrder.js";
import { flag, number, text } from "../store/storedValue.js";

/** Stored form of an order attempt. */
export const storedAttempt: v.GenericSchema<unknown, OrderAttempt> = v.object({
  fingerprint: text,
  key: text,
});

/** Stored form of the cart of a sent order. */
export const storedPlacedCart: v.GenericSchema<unknown, PlacedCart> = v.pipe(
  v.object({ cartId: number, token: v.optional(text), isReported: v.optional(flag, false) }),
  v.transform(({ cartId, token, isReported }) => ({ cartId, token, isReported })),
);
