import type { CartRejection } from "@shop/core";
import { cartRejections } from "@shop/core/wire";

/** Returns i18n keys for a rejected mutation: the failure, then the advice. Source: specification 8. */
export function rejectionMessageKeys(rejection: CartRejection) {
  const { code, mutation, availableStock = 0 } = rejection;
  const removes = mutation.kind === "clear" || (mutation.kind === "setQuantity" && mutation.quantity <= 0);
  const failureKey = mutation.kind === "add" ? "addFailed" : removes ? "removeFailed" : "updateFailed";
  if (code === "OUT_OF_STOCK" && availableStock > 0) return [`cart.${failureKey}`, "cart.stock"] as const;
  return [`cart.${failureKey}`, `cart.advice.${adviceKey(rejection)}`] as const;
}

function adviceKey({ code, status }: CartRejection) {
  if (code === "OUT_OF_STOCK") return "soldOut";
  return code === "CART_REJECTED" ? (cartRejections[String(status)] ?? "check") : "retry";
}
