// Real furniture catalogue and real search queries, stored beside the repository; undefined if missing.
import { existsSync, readFileSync } from "node:fs";
import { at } from "../../scripts/lib/workspace.mjs";

const data = at("../shared/data");
export const furnitureFolder = `${data}/furniture-3694`;
const queries = `${data}/search-queries/dev.json`;

export const hasEnglishData = existsSync(furnitureFolder) && existsSync(queries);

/**
 * Returns precision@10 by expected category and the share of correct best hits. Results with fewer than ten hits count
 * relative to their number, empty ones as misses.
 */
export async function measureEnglish(db, engine) {
  const samples = JSON.parse(readFileSync(queries, "utf8"));
  const rows = await db
    .selectFrom("product_category")
    .innerJoin("category", "category.id", "category_id")
    .select(["product_id", "category.text"])
    .execute();
  const categories = Map.groupBy(rows, (row) => row.product_id);
  const matches = (id, expect) =>
    (categories.get(id) ?? []).some(({ text }) => expect.includes(text.en?.title ?? Object.values(text)[0]?.title));

  let precision = 0;
  let top1 = 0;
  let empty = 0;
  const worst = [];
  for (const { q, expect } of samples) {
    const { hits } = await engine.search({ kind: "product", language: "en", text: q, from: 0, size: 10 });
    const right = hits.filter(({ id }) => matches(id, expect)).length;
    if (hits.length === 0) empty++;
    else precision += right / hits.length / samples.length;
    if (hits[0] !== undefined && matches(hits[0].id, expect)) top1 += 1 / samples.length;
    worst.push({ q, expect, share: hits.length === 0 ? 0 : right / hits.length, hits });
  }
  return { queries: samples.length, precision, top1, empty, worst, texts: samples.map(({ q }) => q) };
}
