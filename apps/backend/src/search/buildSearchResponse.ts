import type { Db } from "../platform/db/connect.ts";
import type { Locale } from "../locale.ts";
import type { IndexKind, SearchHits } from "../platform/search/searchEngine.ts";
import type { PriceContext } from "../pricing/prices.ts";
import { toContentHitRow, toProductHitRow } from "./toHitRow.ts";
import { selectCategoryTitles, selectContentHits, selectProductHits } from "./hits.queries.ts";

/** Upper limit of the reported total. Source: specification 9, "10000+". */
const MAX_TOTAL = 10_000;

interface SearchContext {
  kind: IndexKind;
  locale: Locale;
  priceContext: PriceContext;
}

/** Response in the format of the search engine, with current rows from the database. */
export async function buildSearchResponse(
  db: Db,
  text: string,
  result: SearchHits,
  { kind, priceContext, locale }: SearchContext,
) {
  const ids = result.hits.map(({ id }) => id);
  const [records, titles] = await Promise.all([
    kind === "product" ? selectProductHits(db, ids, priceContext) : selectContentHits(db, ids, locale),
    selectCategoryTitles(
      db,
      result.categories.map(({ id }) => id),
      priceContext.language,
    ),
  ]);
  const rows = records.map((record) =>
    "folder" in record ? toContentHitRow(record) : toProductHitRow(record, titles),
  );
  const scores = new Map(result.hits.map(({ id, score }) => [id, score]));
  return {
    timed_out: false,
    hits: {
      total: toTotal(result.total),
      max_score: result.hits[0]?.score ?? null,
      hits: rows.map((row) => ({
        _index: `${kind}_${locale}`,
        _id: String(row.id),
        _score: scores.get(row.id) ?? null,
        _source: row,
      })),
    },
    aggregations: {
      all: { doc_count: result.unfilteredTotal },
      categories: {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 0,
        buckets: result.categories.flatMap(({ id, count }) => {
          const title = titles.get(id);
          return title === undefined ? [] : [{ key: id, doc_count: count, title }];
        }),
      },
    },
    suggest: {
      correction: [
        {
          text,
          offset: 0,
          length: text.length,
          options: result.correction === undefined ? [] : [{ text: result.correction, score: 1 }],
        },
      ],
    },
  };
}

const toTotal = (count: number): { value: number; relation: "eq" | "gte" } =>
  count < MAX_TOTAL ? { value: count, relation: "eq" } : { value: MAX_TOTAL, relation: "gte" };
