import { hashKey, type QueryKey } from "@tanstack/react-query";

/** Omits the country: prices update in place, and the cache hydrates whatever country the browser has stored. */
export const hashQueryKey = (key: QueryKey): string =>
  hashKey(key.map((part) => (typeof part === "object" && part !== null && "countryId" in part ? 0 : part)));
