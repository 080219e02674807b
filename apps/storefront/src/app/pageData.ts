import type { QueryClient, QueryKey } from "@tanstack/react-query";

type Answers = Array<[key: QueryKey, data: unknown]>;

/**
 * Serializes successful queries into the page. Smaller than TanStack Query's own format: all queries ran at the same
 * time, so key, data and one timestamp suffice.
 */
export function packQueries(client: QueryClient): string {
  const answered = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success");
  const answers: Answers = answered.map(({ queryKey, state }) => [queryKey, state.data]);
  const at = Math.min(...answered.map(({ state }) => state.dataUpdatedAt));
  return swapQuotes(JSON.stringify({ at, answers }));
}

/** Restores the output of `packQueries` into the browser's query cache. */
export function unpackQueries(client: QueryClient, packed: string): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by `packQueries`
  const { at, answers }: { at: number; answers: Answers } = JSON.parse(swapQuotes(packed));
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt: at });
}

/** The page embeds the text in double quotes: swapping the quotes saves a backslash before each of JSON's own. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
