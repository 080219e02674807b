import { nextDayPossible } from "@shop/core";
import { queryOptions } from "@tanstack/react-query";
import type { Storefront } from "../../storefronts.ts";

/** A page left open past the cut-off updates when it becomes visible again. */
const STALE_MS = 60_000;

/** Whether an order placed now can arrive tomorrow. Sources: specification 9, decision 0060. */
export const nextDayQuery = ({ id, language, timeZone, market }: Storefront) =>
  queryOptions({
    queryKey: ["nextDay", id],
    queryFn: () => nextDayPossible({ now: new Date(), language, timeZone, country: market }),
    staleTime: STALE_MS,
  });
