import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEMO_FOLDER } from "@shop/demo";
import { sql } from "kysely";
import * as v from "valibot";
import type { Db } from "../../db/connect.ts";
import { type Language, NO_HITS, type SearchEngine, type SearchHits } from "../searchEngine.ts";

const CONCURRENCY = 2;

/** Queries with expected results: article numbers, or "@sofas" for any product of a category. */
const queryFile = v.array(v.object({ q: v.string(), expect: v.array(v.string()) }));

export type ExpectedQuery = v.InferOutput<typeof queryFile>[number];

export async function readQueries(language: Language): Promise<ExpectedQuery[]> {
  const file = join(DEMO_FOLDER, "search", `${language}.queries.json`);
  return v.parse(queryFile, JSON.parse(await readFile(file, "utf8")));
}

export interface Quality {
  queries: number;
  /** Share of queries whose best hit is expected. */
  top1: number;
  /** Share of queries with an expected hit in the top three. */
  top3: number;
  empty: string[];
  /** Queries without an expected hit in the top three, with the actual hits. */
  missed: string[];
}

export async function measureQuality(
  db: Db,
  engine: Pick<SearchEngine, "search">,
  language: Language,
  queries: readonly ExpectedQuery[],
): Promise<Quality> {
  const products = await selectExpected(db);
  const result: Quality = { queries: queries.length, top1: 0, top3: 0, empty: [], missed: [] };
  const answers: SearchHits[] = [];
  for (let at = 0; at < queries.length; at += CONCURRENCY) {
    const some = queries.slice(at, at + CONCURRENCY);
    const search = ({ q: text }: ExpectedQuery) => engine.search({ kind: "product", language, text, from: 0, size: 3 });
    answers.push(...(await Promise.all(some.map(search))));
  }
  for (const [at, { q, expect }] of queries.entries()) {
    const { hits } = answers[at] ?? NO_HITS;
    const found = hits.map(({ id }) => products.get(id) ?? { ref: "?", categories: [] });
    const fits = found.map(({ ref, categories }) =>
      expect.some((one) => (one.startsWith("@") ? categories.includes(one.slice(1)) : one === ref)),
    );
    if (fits[0] === true) result.top1 += 1 / queries.length;
    if (fits.includes(true)) result.top3 += 1 / queries.length;
    else result.missed.push(`${q}: ${found.map(({ ref }) => ref).join(" ") || "nothing"}, not ${expect.join(" ")}`);
    if (hits.length === 0) result.empty.push(q);
  }
  return result;
}

async function selectExpected(db: Db): Promise<Map<number, { ref: string; categories: string[] }>> {
  const { rows } = await sql<{ id: number; ref: string; categories: string[] }>`
    select id, ref, array(
      select category.code from product_category join category on category.id = category_id where product_id = product.id
    ) as "categories"
    from product`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
