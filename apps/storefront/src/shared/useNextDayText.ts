import { type DeliveryTime, nextDayPossible } from "@shop/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTexts } from "../i18n/useTexts.ts";
import { staleOnceHydrated } from "./hydration.ts";
import type { Storefront } from "../storefronts.ts";

/** Whether an order placed now can arrive tomorrow. Sources: specification 9, decision 0060. */
export const nextDayQuery = ({ id, language, timeZone, market }: Storefront) =>
  queryOptions({
    queryKey: ["nextDay", id],
    queryFn: () => nextDayPossible({ now: new Date(), language, timeZone, country: market }),
    staleTime: staleOnceHydrated,
  });

/** Returns the note on next-day delivery, undefined for items that need more than a day. */
export function useNextDayText(days: DeliveryTime["days"] | undefined): string | undefined {
  const t = useTexts("shared");
  const { storefront } = useRouter().options.context;
  const { data: isPossible } = useQuery(nextDayQuery(storefront));
  if (isPossible === undefined || days === undefined || days.min > 1) return undefined;
  return t(isPossible ? "nextDay.today" : "nextDay.rule");
}
