import type { ProductFilter } from "../productFilter.ts";
import type { ProductIndex } from "./productIndex.ts";
import { buildConditions, NO_GROUP } from "./buildConditions.ts";

/**
 * Counts per product the groups of conditions it fails (capped at 2) and records the first one. A failure without group
 * counts as 2, which excludes the product from every count.
 */
export function evaluateFilter(index: ProductIndex, filter: ProductFilter, cents: (row: number) => number) {
  const conditions = buildConditions(index, filter, cents);
  const groups = [...new Set(conditions.map(({ group }) => group))];
  const failures = new Uint8Array(index.size);
  const failedIn = new Uint8Array(index.size);
  for (const { group, matches } of conditions) {
    const groupIndex = groups.indexOf(group);
    for (let row = 0; row < index.size; row++) {
      const failed = failures[row] ?? 0;
      if (failed > 1 || (failed === 1 && failedIn[row] === groupIndex) || matches(row)) continue;
      failures[row] = group === NO_GROUP ? 2 : failed + 1;
      failedIn[row] = failed === 0 ? groupIndex : (failedIn[row] ?? 0);
    }
  }
  return { failures, failedIn, groups };
}
