import type * as account from "../calls/account.js";
import type * as catalogue from "../calls/catalogue.js";
import type * as content from "../calls/content.js";
import type { AnyReadCall, InputOf, OutputOf } from "../calls/readCall.js";
import type * as related from "../calls/related.js";
import type * as reviews from "../calls/reviews.js";
import type { SearchCalls } from "../calls/searchClient.js";
import type * as stock from "../calls/stock.js";
import type { CallOptions } from "../calls/transport/http.js";
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
export type QueryBuilder<Call> = Call extends AnyReadCall
  ? (
      shop: Shop,
      ...input: InputOf<Call>
    ) => ReadQuery<undefined extends OutputOf<Call> ? Exclude<OutputOf<Call>, undefined> | null : OutputOf<Call>>
  : never;

interface Tables {
  account: typeof account;
  catalogue: typeof catalogue;
  content: typeof content;
  related: typeof related;
  reviews: typeof reviews;
  search: SearchCalls;
  stock: typeof stock;
}

/** The owner of the data, as the table says: the tables themselves load with the first call. */
type Scope<Call> = Call extends { priced: true } ? ["priced"] : Call extends { personal: true } ? ["personal"] : [];

/** Returns the query builder of a call. */
/* @__NO_SIDE_EFFECTS__ */
export function readQuery<Area extends keyof Tables, Name extends keyof Tables[Area] & string>(
  area: Area,
  name: Name,
  ...[scope]: Scope<Tables[Area][Name]>
): QueryBuilder<Tables[Area][Name]> {
  const build = (shop: Shop, ...input: unknown[]): ReadQuery<unknown> => {
    const { apiUrl, locale, market } = shop.config;
    const owner =
      scope === "priced"
        ? { countryId: shop.market.getSnapshot().countryId }
        : scope === "personal" && { customerId: shop.session.getSnapshot().customerId };
    return {
      // Without the scheme: behind a proxy that terminates TLS, a server renders with http.
      queryKey: [area, name, apiUrl.replace(/^https?:/, ""), locale, market, owner, ...input],
      queryFn: async ({ signal } = {}) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables type area, name and input
        const client = shop[area] as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>;
        return (await client[name]?.(...input, { signal })) ?? null;
      },
      staleTime: STALE_MS,
    };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- area and name select this call in the tables
  return build as unknown as QueryBuilder<Tables[Area][Name]>;
}

const OWNER_INDEX = 5;
const hasOwner = (key: readonly unknown[], name: "countryId" | "customerId"): boolean => {
  const owner = key[OWNER_INDEX];
  return typeof owner === "object" && owner !== null && name in owner;
};

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
