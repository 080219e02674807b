import type { CartLineClient, CartWriteResult } from "../calls/cartLineClient.js";
import type { CartRequest } from "./cartState.js";
import type { ShopError } from "../shared/shopError.js";

/** Sends a cart request; the same request always sends the same call. */
export function sendCartRequest(
  client: CartLineClient,
  { key, cartId, token, countryId, cartItemId, mutation }: CartRequest,
): Promise<CartWriteResult> {
  const cart = { cartId, token };
  const write = { idempotencyKey: key, countryId };
  switch (mutation.kind) {
    case "add":
      return client.add(cart, mutation, write);
    case "setQuantity":
      return mutation.quantity > 0
        ? client.update(cart, { cartItemId, quantity: mutation.quantity }, write)
        : client.remove(cart, cartItemId, write);
    case "setFulfilmentCenter":
      return client.setFulfilmentCenter(cart, { cartItemId, fulfilmentCenterId: mutation.fulfilmentCenterId }, write);
    case "clear":
      return client.clear(cart, write);
  }
}

export const isServerFailure = (error: ShopError): boolean => numberDetail(error, "status", 0) === 500;

export function availableStock(error: ShopError): number | undefined {
  return error.code === "OUT_OF_STOCK" ? numberDetail(error, "stock", undefined) : undefined;
}

export function numberDetail<Else>(
  { details }: ShopError,
  name: "status" | "stock" | "quantity" | "retryAfterSeconds" | "code",
  fallback: Else,
): number | Else {
  const found = details[name];
  return typeof found === "number" ? found : fallback;
}
