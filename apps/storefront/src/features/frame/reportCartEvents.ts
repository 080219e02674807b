import type { CartRejection, Shop } from "@shop/core";
import { cartRejections } from "@shop/core/wire";
import type { TFunction } from "i18next";
import type { Texts } from "../../i18n/createTexts.ts";
import { showToast } from "../../shared/toasts.ts";

/** Shows what happened to changes of the cart. Subscribes before hydration: the cart may answer earlier. */
export function reportCartEvents(shop: Shop, texts: Texts): void {
  const show = (describe: (core: TFunction<"core">) => string): void =>
    void texts.ready("core").then(() => showToast({ tone: "error", text: describe(texts.t("core")) }));
  shop.events.on("cart:rejected", (rejection) => {
    const count = rejection.availableStock ?? 0;
    const keys = rejectionMessageKeys(rejection);
    show((core) => keys.map((key) => core(key, { count })).join(". "));
  });
  shop.events.on("cart:queued", ({ code }) => show((core) => core(code === "NETWORK" ? "cart.waiting" : "cart.busy")));
  shop.events.on("cart:dropped", ({ reason }) => show((core) => core(DROPPED_KEYS[reason])));
}

const DROPPED_KEYS = {
  gone: "cart.gone",
  reset: "cart.lost",
  expired: "cart.expired",
  failed: "cart.expired",
} as const;

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
