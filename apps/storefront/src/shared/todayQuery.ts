import { queryOptions } from "@tanstack/react-query";
import type { Storefront } from "../storefronts.ts";
import { formatIsoDate } from "./format/formatIsoDate.ts";

/** A page left open past midnight updates its dates when it becomes visible again. */
const STALE_MS = 60_000;

/** Date in the shop's time zone. Dehydrated with the page: server and browser count from the same day. */
export const todayQuery = ({ timeZone }: Pick<Storefront, "timeZone">) =>
  queryOptions({
    queryKey: ["today", timeZone],
    queryFn: () => formatIsoDate(timeZone, Date.now()),
    staleTime: STALE_MS,
  });
