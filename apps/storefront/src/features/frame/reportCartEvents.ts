import type { CartRejection, Shop } from "@shop/core";
import type { TFunction } from "i18next";
import type { Texts } from "../../i18n/createTexts.ts";
import { showToast } from "../../shared/toasts.ts";

/** Shows what happened to changes of the cart. Subscribes before hydration: the cart may answer earlier. */
export function reportCartEvents(shop: Shop, texts: Texts): void {
  const show = (describe: (core: TFunction<"core">) => string): void =>
    void texts.ready("core").then(() => showToast({ tone: "error", text: describe(texts.t("core")) }));
  const showRejection = async (rejection: CartRejection): Promise<void> => {
    const { rejectionMessageKeys } = await import("./lazyFrameViews.ts");
    const keys = rejectionMessageKeys(rejection);
    show((core) => keys.map((key) => core(key, { count: rejection.availableStock ?? 0 })).join(". "));
  };
  shop.events.on("cart:rejected", (rejection) => void showRejection(rejection));
  shop.events.on("cart:queued", ({ code }) => show((core) => core(code === "NETWORK" ? "cart.waiting" : "cart.busy")));
  shop.events.on("cart:dropped", ({ reason }) => show((core) => core(DROPPED_KEYS[reason])));
}

const DROPPED_KEYS = {
  gone: "cart.gone",
  reset: "cart.lost",
  expired: "cart.expired",
  failed: "cart.expired",
} as const;
