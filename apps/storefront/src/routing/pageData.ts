import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** Smaller than TanStack Query's own format: all queries ran at the same time, so one timestamp suffices. */
export function packQueries(client: QueryClient): string {
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success");
  const entries = queries.map(({ queryKey, state }) => [queryKey, state.data]);
  const at = Math.min(...queries.map(({ state }) => state.dataUpdatedAt));
  return swapQuotes(JSON.stringify({ at, entries }));
}

export function unpackQueries(client: QueryClient, packed: string): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by `packQueries`
  const { at, entries }: { at: number; entries: [QueryKey, unknown][] } = JSON.parse(swapQuotes(packed));
  for (const [key, data] of entries) client.setQueryData(key, data, { updatedAt: at });
}

/** The page embeds the text in double quotes: swapping the quotes saves a backslash before each of JSON's own. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** Omits the country: prices update in place, and the cache hydrates whatever country the browser has stored. */
export const hashQueryKey = (key: QueryKey): string =>
  hashKey(key.map((part) => (typeof part === "object" && part !== null && "countryId" in part ? 0 : part)));
