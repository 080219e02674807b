import { hashKey, type QueryKey } from "@tanstack/react-query";

/**
 * Hashes a query key without its country: a page shows one country at a time and updates its prices in place, and the
 * page's cache hydrates whatever country the browser has stored.
 */
export const hashQueryKey = (key: QueryKey): string =>
  hashKey(key.map((part) => (typeof part === "object" && part !== null && "countryId" in part ? 0 : part)));
