import type { Db } from "../../db/connect.ts";
import type { Locale } from "../../locale.ts";
import type { IndexKind, SearchHits } from "../../search/searchEngine.ts";
import type { Shown } from "../catalogue/shownIn.ts";
import { contentHitRow, productHitRow } from "./hitRow.ts";
import { selectCategoryTitles, selectContentHits, selectProductHits } from "./hits.queries.ts";

/** Upper limit of the reported total. Source: specification 9, "10000+". */
const MOST_COUNTED = 10_000;

interface Asked {
  kind: IndexKind;
  locale: Locale;
  shown: Shown;
}

/** Response in the format of the search engine, with current rows from the database. */
export async function searchAnswer(db: Db, text: string, found: SearchHits, { kind, shown, locale }: Asked) {
  const ids = found.hits.map(({ id }) => id);
  const [records, titles] = await Promise.all([
    kind === "product" ? selectProductHits(db, ids, shown) : selectContentHits(db, ids, locale),
    selectCategoryTitles(
      db,
      found.categories.map(({ id }) => id),
      shown.language,
    ),
  ]);
  const rows = records.map((record) => ("folder" in record ? contentHitRow(record) : productHitRow(record, titles)));
  const scores = new Map(found.hits.map(({ id, score }) => [id, score]));
  return {
    timed_out: false,
    hits: {
      total: totalOf(found.total),
      max_score: found.hits[0]?.score ?? null,
      hits: rows.map((row) => ({
        _index: `${kind}_${locale}`,
        _id: String(row.id),
        _score: scores.get(row.id) ?? null,
        _source: row,
      })),
    },
    aggregations: {
      all: { doc_count: found.all },
      categories: {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 0,
        buckets: found.categories.flatMap(({ id, count }) => {
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
          options: found.correction === undefined ? [] : [{ text: found.correction, score: 1 }],
        },
      ],
    },
  };
}

const totalOf = (count: number): { value: number; relation: "eq" | "gte" } =>
  count < MOST_COUNTED ? { value: count, relation: "eq" } : { value: MOST_COUNTED, relation: "gte" };
