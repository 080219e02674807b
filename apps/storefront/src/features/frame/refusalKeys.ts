import type { CartRefusal } from "@shop/core";

/** Returns i18n keys for a rejected mutation: the failure, then the advice. Source: specification 8. */
export function refusalKeys({ code, action: { intent }, stock }: CartRefusal): string[] {
  if (code === "OUT_OF_STOCK" && stock !== undefined && stock > 0) return ["cart.stock"];
  const removes = intent.kind === "clear" || (intent.kind === "set" && intent.quantity <= 0);
  const failed = intent.kind === "add" ? "addFailed" : removes ? "removeFailed" : "updateFailed";
  return [`cart.${failed}`, `cart.advice.${adviceOn(code, intent.kind)}`];
}

function adviceOn(code: string, kind: CartRefusal["action"]["intent"]["kind"]): string {
  if (code === "OUT_OF_STOCK") return "soldOut";
  if (code !== "CART_REFUSED") return "retry";
  return kind === "add" ? "gone" : "check";
}
