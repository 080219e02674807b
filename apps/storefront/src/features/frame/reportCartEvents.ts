import type { CartRejection, Shop, ShopEvents } from "@shop/core";
import type { TFunction } from "i18next";
import type { Texts } from "../../i18n/createTexts.ts";
import { showToast } from "../../shared/toasts.ts";

/**
 * Shows what happened to changes of the cart. Subscribes before hydration: the cart may answer earlier.
 *
 * @returns handlers of the events, for those from before the shop
 */
export function reportCartEvents(shop: Shop, texts: Texts) {
  const show = (describe: (core: TFunction<"core">) => string): void =>
    void texts
      .loadLazy("core")
      .then(
        () => describe(texts.t("core")),
        // Offline since before the shopper's first activity, which loads them.
        () => texts.t("frame")("offline.notice"),
      )
      .then((text) => showToast({ tone: "error", text }));
  const showRejection = async (rejection: CartRejection): Promise<void> => {
    const { rejectionMessages } = await import("./lazyFrameViews.ts");
    const messages = rejectionMessages(rejection);
    show((core) => messages.map(({ key, values }) => core(key, values)).join(". "));
  };
  const handlers = {
    "cart:rejected": (rejection: CartRejection): void => void showRejection(rejection),
    "cart:dropped": ({ reason, lines }: ShopEvents["cart:dropped"]): void =>
      show((core) => core(DROPPED_KEYS[reason], { titles: lines?.map(({ title }) => title).join(", ") })),
  };
  shop.events.on("cart:rejected", handlers["cart:rejected"]);
  shop.events.on("cart:dropped", handlers["cart:dropped"]);
  shop.events.on("cart:queued", ({ code }) => show((core) => core(code === "NETWORK" ? "cart.waiting" : "cart.busy")));
  return handlers;
}

const DROPPED_KEYS = {
  gone: "cart.gone",
  reset: "cart.lost",
  expired: "cart.expired",
  failed: "cart.expired",
  unmerged: "cart.unmerged",
} as const;
