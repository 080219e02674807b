import type { ProductFilter } from "../productFilter.ts";
import type { ProductIndex } from "./productIndex.ts";
import type { CountContext, ListPage } from "../catalogueIndex.ts";
import { createPriceReader } from "./createPriceReader.ts";
import { evaluateFilter } from "./evaluateFilter.ts";

/** Returns one page of matching product ids. */
export function listProducts(
  index: ProductIndex,
  filter: ProductFilter,
  { order, limit, offset }: ListPage,
  context: CountContext,
): number[] {
  const { failures } = evaluateFilter(index, filter, createPriceReader(index, context));
  if (order === "given_id") return inGivenOrder(index, failures, filter.ids ?? []).slice(offset, offset + limit);
  const found: number[] = [];
  let matched = 0;
  for (const row of index.orders[order]) {
    if (failures[row] !== 0) continue;
    matched += 1;
    if (matched > offset) found.push(index.ids[row] ?? 0);
    if (found.length === limit) break;
  }
  return found;
}

export function countProducts(index: ProductIndex, filter: ProductFilter): number {
  const { failures } = evaluateFilter(index, filter, () => 0);
  return failures.reduce((count, failed) => count + Number(failed === 0), 0);
}

/** Returns the brand ids of matching products. */
export function listBrandIds(index: ProductIndex, filter: ProductFilter): number[] {
  const { failures } = evaluateFilter(index, filter, () => 0);
  const places = new Set(index.brandOf.filter((place, row) => place >= 0 && failures[row] === 0));
  return index.brands.filter((_brand, place) => places.has(place)).map(({ id }) => id);
}

function inGivenOrder({ ids }: ProductIndex, failures: Uint8Array, wantedIds: readonly number[]): number[] {
  const matching = new Set<number>();
  for (const [row, id] of ids.entries()) if (failures[row] === 0) matching.add(id);
  return [...new Set(wantedIds)].filter((id) => matching.has(id));
}
