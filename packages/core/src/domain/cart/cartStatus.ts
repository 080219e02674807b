import { parseCartId } from "./cartId.js";

/** idle: no cart yet; synced: a valid cart id is set; error: the last action failed. Source: specification 4. */
export type CartStatus = "idle" | "synced" | "error";

/** The status after an error is cleared: synced with a valid id, else idle. Source: specification 4. */
export function statusAfterErrorCleared(cartId: unknown): CartStatus {
  return parseCartId(cartId) === undefined ? "idle" : "synced";
}
