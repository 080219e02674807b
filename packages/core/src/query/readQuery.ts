import { requireFunction } from "../shared/shopError.js";
import type { AnyCall, InputOf, OutputOf } from "../calls/apiCall.js";
import type { CallOptions } from "../calls/transport/http.js";
import { members } from "../shared/members.js";
import type { Shop } from "../shop.js";

/** Time in ms for which results are fresh. */
export const STALE_MS = 300_000;

/** A read call in the shape every TanStack Query adapter takes. */
export interface ReadQuery<T> {
  /** Area, name, shop, locale, market, then country or customer where the data depend on it, and the input. */
  queryKey: readonly unknown[];
  /** Passes on the signal that aborts the query. */
  queryFn: (context?: CallOptions) => Promise<T>;
  staleTime: number;
}

/** Creates the query of a call; a missing record is null, because query caches reject undefined. */
export type QueryBuilder<Call> = Call extends AnyCall
  ? (
      shop: Shop,
      ...input: InputOf<Call>
    ) => ReadQuery<undefined extends OutputOf<Call> ? Exclude<OutputOf<Call>, undefined> | null : OutputOf<Call>>
  : never;

/**
 * Returns the query builder of a call.
 *
 * @param owner what the data depend on besides the shop, as the table says: the tables load with the first call
 */
/* @__NO_SIDE_EFFECTS__ */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the table's type, which only the caller knows
export function readQuery<Build>(
  area: "account" | "catalogue" | "content" | "related" | "reviews" | "search" | "stock",
  name: string,
  owner?: "priced" | "personal",
  staleTime: number = STALE_MS,
): Build {
  const build = (shop: Shop, ...input: unknown[]): ReadQuery<unknown> => {
    // JavaScript may pass a configuration in place of the shop.
    requireFunction("shop.start", shop?.start);
    const { apiUrl, locale, market } = shop.config;
    const ownerKey =
      owner === "priced"
        ? { countryId: shop.market.getSnapshot().countryId }
        : owner === "personal" && { customerId: shop.session.getSnapshot().customerId };
    return {
      // Without the scheme: behind a proxy that terminates TLS, a server renders with http.
      queryKey: [area, name, apiUrl.replace(/^https?:/, ""), locale, market, ownerKey, ...input],
      queryFn: async ({ signal } = {}) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table types name and input
        const client = shop[area] as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>;
        return (await client[name]?.(...input, signal && { signal })) ?? null;
      },
      staleTime,
    };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- area and name select this call in the tables
  return build as Build;
}

const OWNER_INDEX = 5;
const hasOwner = (key: readonly unknown[], name: "countryId" | "customerId"): boolean =>
  name in members(key[OWNER_INDEX]);

/**
 * Returns whether a query key holds prices: its country is part of the key.
 *
 * @example
 * shop.market.subscribe(() => queryClient.removeQueries({ type: "inactive", predicate: ({ queryKey }) => isPriced(queryKey) }));
 */
export const isPriced = (queryKey: readonly unknown[]): boolean => hasOwner(queryKey, "countryId");

/**
 * Returns whether a query key belongs to one customer: remove its data when the session ends or the customer changes.
 *
 * @example
 * shop.events.on("session:ended", () => queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) }));
 */
export const isPersonal = (queryKey: readonly unknown[]): boolean => hasOwner(queryKey, "customerId");
