import type { ProductFilter } from "../productFilter.ts";
import type { Assortment } from "./assortment.ts";
import { centsIn, type CountedIn } from "./centsIn.ts";
import { judge } from "./judge.ts";
import type { RowOrder } from "./rowOrders.ts";

/** `given_id`: order of the ids in the filter. */
type ProductOrder = RowOrder | "given_id";

interface ProductPage {
  order: ProductOrder;
  limit: number;
  offset: number;
}

/** Returns one page of matching product ids. */
export function listProducts(
  assortment: Assortment,
  filter: ProductFilter,
  { order, limit, offset }: ProductPage,
  shown: CountedIn,
): number[] {
  const { failures } = judge(assortment, filter, centsIn(assortment, shown));
  if (order === "given_id") return given(assortment, failures, filter.ids ?? []).slice(offset, offset + limit);
  const found: number[] = [];
  let passed = 0;
  for (const row of assortment.orders[order]) {
    if (failures[row] !== 0) continue;
    passed += 1;
    if (passed > offset) found.push(assortment.ids[row] ?? 0);
    if (found.length === limit) break;
  }
  return found;
}

export function countProducts(assortment: Assortment, filter: ProductFilter): number {
  const { failures } = judge(assortment, filter, () => 0);
  return failures.reduce((count, failed) => count + Number(failed === 0), 0);
}

/** Returns the brand ids of matching products. */
export function brandsOf(assortment: Assortment, filter: ProductFilter): number[] {
  const { failures } = judge(assortment, filter, () => 0);
  const places = new Set(assortment.brandOf.filter((place, row) => place >= 0 && failures[row] === 0));
  return assortment.brands.filter((_brand, place) => places.has(place)).map(({ id }) => id);
}

function given({ ids }: Assortment, failures: Uint8Array, asked: readonly number[]): number[] {
  const left = new Set<number>();
  for (const [row, id] of ids.entries()) if (failures[row] === 0) left.add(id);
  return [...new Set(asked)].filter((id) => left.has(id));
}
