import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";

/** Parses a cart id: a positive safe integer or its decimal text ("12", " 12 "); not "0", "1.5", "1e3", "null", NaN. */
export function parseCartId(value: unknown): number | undefined {
  return parsePositiveInteger(value);
}

/** Returns the first valid cart id: query parameter of the order result page, state, storage; 0 without one. */
export function resolveCartId(sources: { orderResult?: unknown; state?: unknown; stored?: unknown }): number {
  return parseCartId(sources.orderResult) ?? parseCartId(sources.state) ?? parseCartId(sources.stored) ?? 0;
}

/** idle: no cart; synced: a valid cart id is set; error: the last action failed. */
export type CartStatus = "idle" | "synced" | "error";

/** Returns the status after an error is cleared: synced with a valid cart id, else idle. */
export function statusAfterErrorCleared(cartId: unknown): CartStatus {
  return parseCartId(cartId) === undefined ? "idle" : "synced";
}
