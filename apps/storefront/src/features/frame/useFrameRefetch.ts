import type { LocaleConfig } from "@shop/core";
import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { contactQuery, salesBarQuery } from "./frameQueries.ts";

/** Lower limit of the interval, against a misconfiguration that would flood the backend. */
const MIN_SECONDS = 10;

/**
 * Refetches the data of the frame while a page stays open: sales bar and phone at the short interval, settings and menu
 * at the long one. Source: specification 9, refetch timing; decision 0149.
 */
export function useFrameRefetch({ refetchIntervals: { shortSeconds, longMinutes } }: LocaleConfig): void {
  const shop = useShop();
  const client = useQueryClient();
  useEffect(() => {
    const every = (ms: number, keys: readonly QueryKey[]): ReturnType<typeof setInterval> =>
      setInterval(() => {
        // Hidden tab, or offline.
        if (document.visibilityState !== "visible" || !navigator.onLine) return;
        for (const queryKey of keys) void client.invalidateQueries({ queryKey });
      }, ms);
    const timers = [
      every(Math.max(MIN_SECONDS, shortSeconds) * 1000, [salesBarQuery(shop).queryKey, contactQuery(shop).queryKey]),
      every(Math.max(1, longMinutes) * 60_000, [localeConfigQuery(shop).queryKey, menuQuery(shop).queryKey]),
    ];
    return () => timers.forEach(clearInterval);
  }, [client, shop, shortSeconds, longMinutes]);
}
