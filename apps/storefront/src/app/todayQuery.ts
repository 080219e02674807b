import { queryOptions } from "@tanstack/react-query";
import type { Storefront } from "../storefronts.ts";
import { dateIn } from "./dateIn.ts";

/** A page that stays open over midnight says the new date when it is shown again. */
const STALE_MS = 60_000;

/** The date in the shop. It travels with the page: server and browser count from the same day. */
export const todayQuery = ({ timeZone }: Pick<Storefront, "timeZone">) =>
  queryOptions({ queryKey: ["today", timeZone], queryFn: () => dateIn(timeZone, Date.now()), staleTime: STALE_MS });
