import type { CartRejection } from "@shop/core";

/** Returns i18n keys for a rejected mutation: the failure, then the advice. Source: specification 8. */
export function rejectionMessageKeys({ code, mutation, availableStock }: CartRejection): string[] {
  if (code === "OUT_OF_STOCK" && availableStock !== undefined && availableStock > 0) return ["cart.stock"];
  const removes = mutation.kind === "clear" || (mutation.kind === "setQuantity" && mutation.quantity <= 0);
  const failureKey = mutation.kind === "add" ? "addFailed" : removes ? "removeFailed" : "updateFailed";
  return [`cart.${failureKey}`, `cart.advice.${adviceKey(code, mutation.kind)}`];
}

function adviceKey(code: string, kind: CartRejection["mutation"]["kind"]): string {
  if (code === "OUT_OF_STOCK") return "soldOut";
  if (code !== "CART_REJECTED") return "retry";
  return kind === "add" ? "gone" : "check";
}
