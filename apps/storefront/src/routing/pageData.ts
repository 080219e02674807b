import type { QueryClient, QueryKey } from "@tanstack/react-query";

type QueryEntries = Array<[key: QueryKey, data: unknown]>;

/**
 * Serializes successful queries into the page. Smaller than TanStack Query's own format: all queries ran at the same
 * time, so key, data and one timestamp suffice.
 */
export function packQueries(client: QueryClient): string {
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success");
  const entries: QueryEntries = queries.map(({ queryKey, state }) => [queryKey, state.data]);
  const at = Math.min(...queries.map(({ state }) => state.dataUpdatedAt));
  return swapQuotes(JSON.stringify({ at, entries }));
}

/** Restores the output of `packQueries` into the browser's query cache. */
export function unpackQueries(client: QueryClient, packed: string): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by `packQueries`
  const { at, entries }: { at: number; entries: QueryEntries } = JSON.parse(swapQuotes(packed));
  for (const [key, data] of entries) client.setQueryData(key, data, { updatedAt: at });
}

/** The page embeds the text in double quotes: swapping the quotes saves a backslash before each of JSON's own. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
