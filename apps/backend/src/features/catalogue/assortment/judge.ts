import type { ProductFilter } from "../productFilter.ts";
import type { Assortment } from "./assortment.ts";
import { conditionsOf, NO_GROUP } from "./conditions.ts";

/**
 * Counts per product the groups of conditions it fails (capped at 2) and records the first one. A failure without group
 * counts as 2, which excludes the product from every count.
 */
export function judge(assortment: Assortment, filter: ProductFilter, cents: (row: number) => number) {
  const conditions = conditionsOf(assortment, filter, cents);
  const groups = [...new Set(conditions.map(({ group }) => group))];
  const failures = new Uint8Array(assortment.size);
  const failedIn = new Uint8Array(assortment.size);
  for (const { group, holds } of conditions) {
    const place = groups.indexOf(group);
    for (let row = 0; row < assortment.size; row++) {
      const failed = failures[row] ?? 0;
      if (failed > 1 || (failed === 1 && failedIn[row] === place) || holds(row)) continue;
      failures[row] = group === NO_GROUP ? 2 : failed + 1;
      failedIn[row] = failed === 0 ? place : (failedIn[row] ?? 0);
    }
  }
  return { failures, failedIn, groups };
}
