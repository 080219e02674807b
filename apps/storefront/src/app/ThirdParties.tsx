import type { ShopEvents } from "@shop/core";
import { useConsent, useShop, useShopEvent } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Parties } from "./parties.ts";
import { whenIdle } from "./whenIdle.ts";

/** Starts the tags that are set up once they are allowed, when the page has nothing better to do. Without them: nothing. */
export function ThirdParties({ parties }: { parties: Parties }): null {
  const shop = useShop();
  const router = useRouter();
  const { record } = useConsent();
  const { analytics = false, advertising = false } = record?.choice ?? {};
  const runs = (analytics || advertising) && (parties.tagManager ?? parties.pixel) !== undefined;
  // Whether or not a tag runs here: what another page's has left goes too.
  useShopEvent("consent:changed", ({ after }) => {
    void import("./forgetParties.ts").then(({ forgetParties }) => forgetParties(after));
  });
  useEffect(() => {
    if (!runs) return undefined;
    // An order may be told before the code is there that tells of it.
    const early: Array<ShopEvents["trade"]> = [];
    const hush = shop.events.on("trade", (event) => early.push(event));
    let stop: (() => void) | undefined = whenIdle(() => {
      import("../features/tracking/startTags.ts")
        .then(({ startTags }) => {
          hush();
          if (stop !== undefined) stop = startTags({ shop, router, parties, early });
          return undefined;
        })
        // Not to be had: the shop does without.
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
