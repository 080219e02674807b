import type { Picture } from "@shop/core";
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** Id of the element with the query results of the page. */
export const PAGE_DATA_ID = "page-data";

/** Smaller than TanStack Query's own format: all queries ran at the same time, so one timestamp suffices. */
export function packQueries(client: QueryClient): string {
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success");
  const entries = queries.map(({ queryKey, state }) => [queryKey, withoutPictureTexts(state.data)]);
  const at = Math.min(...queries.map(({ state }) => state.dataUpdatedAt));
  // Escapes only what would end or nest the script element: other HTML stays equal to that of the page and compresses.
  return JSON.stringify({ at, entries }).replace(/<(?=\/?script|!--)/gi, "\\u003c");
}

/** Drops the alternative texts of cards, which name the product beside its pictures. A product's page keeps its own. */
function withoutPictureTexts(data: unknown): unknown {
  if (isList(data)) return data.map((row) => (hasPictures(row) ? withoutTexts(row) : row));
  return typeof data === "object" && data !== null && "products" in data
    ? { ...data, products: withoutPictureTexts(data.products) }
    : data;
}
const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);
const hasPictures = (row: unknown): row is { pictures: Picture[] } =>
  typeof row === "object" && row !== null && "pictures" in row && Array.isArray(row.pictures);
const withoutTexts = (row: { pictures: Picture[] }): object => ({
  ...row,
  pictures: row.pictures.map((picture) => ({ ...picture, alt: "" })),
});

export function unpackQueries(client: QueryClient, packed: string): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by `packQueries`
  const { at, entries }: { at: number; entries: [QueryKey, unknown][] } = JSON.parse(packed);
  for (const [key, data] of entries) client.setQueryData(key, data, { updatedAt: at });
}

/** Omits the country: prices update in place, and the cache hydrates whatever country the browser has stored. */
export const hashQueryKey = (key: QueryKey): string =>
  hashKey(key.map((part) => (typeof part === "object" && part !== null && "countryId" in part ? 0 : part)));
