import { queryOptions } from "@tanstack/react-query";

/** Files of one material's pictures by colour, `#2f5a48`. They are in the same folder as the book. */
type SwatchBook = Readonly<Record<string, string>>;

// By hand: a schema of another kind would add to the JavaScript of every page.
const isSwatchBook = (value: unknown): value is SwatchBook =>
  typeof value === "object" && value !== null && Object.values(value).every((file) => typeof file === "string");

export const swatchBookQuery = (url: string) =>
  queryOptions({
    queryKey: ["swatches", url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`Swatches: ${response.status}`);
      const book: unknown = await response.json();
      if (!isSwatchBook(book)) throw new Error("Swatches: not a list of files");
      return book;
    },
    staleTime: Infinity,
  });

/** URL of a colour's picture, undefined for a colour without one. */
export function findSwatchUrl(book: SwatchBook, bookUrl: string, hex: string | undefined): string | undefined {
  const file = hex === undefined ? undefined : book[hex.toLowerCase()];
  return file === undefined ? undefined : bookUrl.slice(0, bookUrl.lastIndexOf("/") + 1) + file;
}
