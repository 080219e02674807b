import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";

/** Files of one material's pictures by colour, `#2f5a48`. They are in the same folder as the book. */
const bookSchema = v.record(v.string(), v.string());

export const swatchBookQuery = (url: string) =>
  queryOptions({
    queryKey: ["swatches", url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`Swatches: ${response.status}`);
      return v.parse(bookSchema, await response.json());
    },
    staleTime: Infinity,
  });

/** URL of a colour's picture, undefined for a colour without one. */
export function findSwatchUrl(
  book: Readonly<Record<string, string>>,
  bookUrl: string,
  hex: string | undefined,
): string | undefined {
  const file = hex === undefined ? undefined : book[hex.toLowerCase()];
  return file === undefined ? undefined : bookUrl.slice(0, bookUrl.lastIndexOf("/") + 1) + file;
}
