import type { LocaleConfig } from "@shop/core";
import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { contactQuery } from "./contactQuery.ts";
import { salesBarQuery } from "./frameQueries.ts";

/** A slip in the settings must not make every browser ask without end. */
const LEAST_SECONDS = 10;

/**
 * A page that stays open asks again now and then for what may have changed: the sales bar and the phone soon, settings and
 * menu later. Source: specification 9, refetch timing; decision 0030.
 */
export function useFreshFrame({ refetch: { shortSeconds, longMinutes } }: LocaleConfig): void {
  const shop = useShop();
  const client = useQueryClient();
  useEffect(() => {
    const every = (ms: number, keys: readonly QueryKey[]): ReturnType<typeof setInterval> =>
      setInterval(() => {
        // Nobody looks, or nothing can be asked.
        if (document.visibilityState !== "visible" || !navigator.onLine) return;
        for (const queryKey of keys) void client.invalidateQueries({ queryKey });
      }, ms);
    const timers = [
      every(Math.max(LEAST_SECONDS, shortSeconds) * 1000, [salesBarQuery(shop).queryKey, contactQuery(shop).queryKey]),
      every(Math.max(1, longMinutes) * 60_000, [localeConfigQuery(shop).queryKey, menuQuery(shop).queryKey]),
    ];
    return () => timers.forEach(clearInterval);
  }, [client, shop, shortSeconds, longMinutes]);
}
