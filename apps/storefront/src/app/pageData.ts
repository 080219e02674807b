import type { QueryClient, QueryKey } from "@tanstack/react-query";

type Answers = Array<[key: QueryKey, data: unknown]>;

/**
 * The server's answers, to travel in the page. The library's own form says of each answer how often it failed and who asks;
 * in a page all were asked for at once and have succeeded, so key, data and one age for all is enough.
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

/** What `packQueries` has written into the page goes into the browser's cache. */
export function unpackQueries(client: QueryClient, packed: string): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- what `packQueries` has written
  const { at, answers }: { at: number; answers: Answers } = JSON.parse(swapQuotes(packed));
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt: at });
}

/** The text stands between double quotes in the page: JSON's own would each need a backslash. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
