import type { CartLineClient, CartWrite } from "../clients/cartLineClient.js";
import type { CartRequest } from "../domain/cart/cartState.js";
import type { ShopError, ShopErrorCode } from "../shared/shopError.js";

/** Sends a cart request; the same request always sends the same call. */
export function callOf(
  client: CartLineClient,
  { key, cartId, token, countryId, cartItemId, intent }: CartRequest,
): Promise<CartWrite> {
  const cart = { cartId, token };
  const write = { idempotencyKey: key, countryId };
  switch (intent.kind) {
    case "add":
      return client.add(cart, intent, write);
    case "set":
      return intent.quantity > 0
        ? client.update(cart, { cartItemId, quantity: intent.quantity }, write)
        : client.remove(cart, cartItemId, write);
    case "center":
      return client.chooseCenter(cart, { cartItemId, fulfilmentCenterId: intent.fulfilmentCenterId }, write);
    case "clear":
      return client.clear(cart, write);
  }
}

const UNANSWERED: ReadonlySet<ShopErrorCode> = new Set([
  "NETWORK",
  "TIMEOUT",
  "ABORTED",
  "RATE_LIMITED",
  "IDEMPOTENCY_IN_FLIGHT",
]);

/** Returns whether the outcome of a call is unknown: only a retry with the same key is safe. */
export const isUnanswered = (error: ShopError): boolean =>
  UNANSWERED.has(error.code) || (error.code === "HTTP_STATUS" && numberIn(error, "status", 0) >= 500);

export const isServerFailure = (error: ShopError): boolean => numberIn(error, "status", 0) === 500;

export function stockOf(error: ShopError): number | undefined {
  return error.code === "OUT_OF_STOCK" ? numberIn(error, "stock", undefined) : undefined;
}

export function numberIn<Else>(
  { details }: ShopError,
  name: "status" | "stock" | "quantity" | "retryAfterSeconds" | "code",
  otherwise: Else,
): number | Else {
  const found = details[name];
  return typeof found === "number" ? found : otherwise;
}
