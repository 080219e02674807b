import type { VisibleLine } from "@shop/core";

type Line = Pick<VisibleLine, "url" | "weightGrams">;

/** Services are the only lines without page and weight (decision 0350). */
export const isService = ({ url, weightGrams }: Line): boolean => url === "" && weightGrams === 0;

/** Returns the number of articles of a cart. Services belong to one of them and count as none. */
export const countArticles = (lines: ReadonlyArray<Line & Pick<VisibleLine, "quantity">>): number =>
  lines.reduce((count, line) => count + (isService(line) ? 0 : line.quantity), 0);
