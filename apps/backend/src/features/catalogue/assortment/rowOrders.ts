import { setImmediate as nextTurn } from "node:timers/promises";

export type RowOrder = "sales_view_quantity" | "sold" | "min_price" | "max_price" | "created_reverse" | "rating";

interface OrderColumns {
  sold: ArrayLike<number>;
  /** Units sold plus page views. */
  popular: ArrayLike<number>;
  nets: ArrayLike<number>;
  ratings: ArrayLike<number>;
  createdMs: ArrayLike<number>;
}

/** Sorts the rows in every order, yielding to the event loop in between. Ties follow the product id. */
export async function rowOrders(size: number, columns: OrderColumns): Promise<Record<RowOrder, Int32Array>> {
  const { sold, popular, nets, ratings, createdMs } = columns;
  const sorted = async (compare: (a: number, b: number) => number): Promise<Int32Array> => {
    await nextTurn();
    return Int32Array.from({ length: size }, (_, row) => row).toSorted(compare);
  };
  const most =
    (values: ArrayLike<number>) =>
    (a: number, b: number): number =>
      (values[b] ?? 0) - (values[a] ?? 0);
  const least =
    (values: ArrayLike<number>) =>
    (a: number, b: number): number =>
      (values[a] ?? 0) - (values[b] ?? 0);
  return {
    sales_view_quantity: await sorted((a, b) => most(popular)(a, b) || a - b),
    sold: await sorted((a, b) => most(sold)(a, b) || a - b),
    min_price: await sorted((a, b) => least(nets)(a, b) || a - b),
    max_price: await sorted((a, b) => most(nets)(a, b) || b - a),
    created_reverse: await sorted((a, b) => most(createdMs)(a, b) || b - a),
    rating: await sorted((a, b) => most(ratings)(a, b) || most(popular)(a, b) || a - b),
  };
}
