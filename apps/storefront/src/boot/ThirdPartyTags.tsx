import type { ShopEvents } from "@shop/core";
import { useConsent, useShop } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { ThirdPartyConfig } from "../shared/thirdParties/thirdPartyConfig.ts";
import { whenIdle } from "../ui/whenIdle.ts";

/** Starts the configured tags when the page is idle, once consent allows them. */
export function ThirdPartyTags({ thirdParties }: { thirdParties: ThirdPartyConfig }): null {
  const shop = useShop();
  const router = useRouter();
  const { record } = useConsent();
  const { analytics = false, advertising = false } = record?.choice ?? {};
  const runs = (analytics || advertising) && (thirdParties.tagManager ?? thirdParties.pixelId) !== undefined;
  useEffect(() => {
    if (!runs) return undefined;
    // Buffers analytics events (a purchase, for example) until the tag code is loaded.
    const earlyEvents: Array<ShopEvents["analytics"]> = [];
    const stopBuffering = shop.events.on("analytics", (event) => earlyEvents.push(event));
    let stop: (() => void) | undefined = whenIdle(() => {
      import("../features/tracking/startTags.ts")
        .then(({ startTags }) => {
          stopBuffering();
          if (stop !== undefined) stop = startTags({ shop, router, thirdParties, earlyEvents });
          return undefined;
        })
        // The page works without tags when their code fails to load.
        .catch(() => undefined);
    });
    return () => {
      stopBuffering();
      stop?.();
      stop = undefined;
    };
  }, [shop, router, thirdParties, runs]);
  return null;
}
