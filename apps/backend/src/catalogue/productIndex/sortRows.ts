import { setImmediate as nextTurn } from "node:timers/promises";

import type { SortOrder } from "../catalogueIndex.ts";

interface SortColumns {
  sold: ArrayLike<number>;
  /** Units sold plus page views. */
  popular: ArrayLike<number>;
  netPrices: ArrayLike<number>;
  ratings: ArrayLike<number>;
  createdMs: ArrayLike<number>;
}

/** Sorts the rows in every order, yielding to the event loop in between. Ties follow the product id. */
export async function sortRows(size: number, columns: SortColumns): Promise<Record<SortOrder, Int32Array>> {
  const { sold, popular, netPrices, ratings, createdMs } = columns;
  const sorted = async (compare: (a: number, b: number) => number): Promise<Int32Array> => {
    await nextTurn();
    return Int32Array.from({ length: size }, (_, row) => row).toSorted(compare);
  };
  const descending =
    (values: ArrayLike<number>) =>
    (a: number, b: number): number =>
      (values[b] ?? 0) - (values[a] ?? 0);
  const ascending =
    (values: ArrayLike<number>) =>
    (a: number, b: number): number =>
      (values[a] ?? 0) - (values[b] ?? 0);
  return {
    sales_view_quantity: await sorted((a, b) => descending(popular)(a, b) || a - b),
    sold: await sorted((a, b) => descending(sold)(a, b) || a - b),
    min_price: await sorted((a, b) => ascending(netPrices)(a, b) || a - b),
    max_price: await sorted((a, b) => descending(netPrices)(a, b) || b - a),
    created_reverse: await sorted((a, b) => descending(createdMs)(a, b) || b - a),
    rating: await sorted((a, b) => descending(ratings)(a, b) || descending(popular)(a, b) || a - b),
  };
}
