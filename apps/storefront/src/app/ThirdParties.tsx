import type { ShopEvents } from "@shop/core";
import { useConsent, useShop, useShopEvent } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Parties } from "./parties.ts";
import { whenIdle } from "./whenIdle.ts";

/** Starts the configured tags when the page is idle, once consent allows them. */
export function ThirdParties({ parties }: { parties: Parties }): null {
  const shop = useShop();
  const router = useRouter();
  const { record } = useConsent();
  const { analytics = false, advertising = false } = record?.choice ?? {};
  const runs = (analytics || advertising) && (parties.tagManager ?? parties.pixel) !== undefined;
  // Also needed when no tag runs here: tags of another page may have left cookies.
  useShopEvent("consent:changed", ({ after }) => {
    void import("./forgetParties.ts").then(({ forgetParties }) => forgetParties(after));
  });
  useEffect(() => {
    if (!runs) return undefined;
    // Buffers analytics events (a purchase, for example) until the tag code is loaded.
    const early: Array<ShopEvents["trade"]> = [];
    const hush = shop.events.on("trade", (event) => early.push(event));
    let stop: (() => void) | undefined = whenIdle(() => {
      import("../features/tracking/startTags.ts")
        .then(({ startTags }) => {
          hush();
          if (stop !== undefined) stop = startTags({ shop, router, parties, early });
          return undefined;
        })
        // The page works without tags when their code fails to load.
        .catch(() => undefined);
    });
    return () => {
      hush();
      stop?.();
      stop = undefined;
    };
  }, [shop, router, parties, runs]);
  return null;
}
