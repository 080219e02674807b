import * as v from "valibot";
import type { Match, QueryPart, QueryPlan, Reading } from "../query/queryPlan.ts";
import { MIN_COVERAGE, MIN_RESULTS, MIN_SCORE, type Page } from "../query/rankDocuments.ts";
import { NO_HITS, type SearchHits } from "../searchEngine.ts";
import { type CoverageTier, coverageOf, coveredFilter, tiersOf } from "./coverage.ts";
import { SEARCH_TIMEOUT_MS } from "./engineClient.ts";
import { featureName } from "./remoteDocument.ts";
import type { RemoteIndex } from "./remoteVocabulary.ts";
import { wordGroups } from "./wordGroups.ts";

/** The engine rejects windows beyond this hit. */
const MAX_WINDOW = 10_000;
/** Most documents of a search that are scored exactly: the strongest. */
const MAX_SCORED = 1000;
const MAX_CATEGORIES = 200;
/** Scores are single floats. */
const TOLERANCE = 0.9999;

const hitsResponse = v.object({
  hits: v.object({
    hits: v.array(v.object({ _id: v.pipe(v.string(), v.regex(/^\d+$/)), _score: v.nullable(v.number()) })),
  }),
});
type Hit = v.InferOutput<typeof hitsResponse>["hits"]["hits"][number];
const countsResponse = v.object({
  aggregations: v.object({
    all: v.object({ doc_count: v.number() }),
    inCategory: v.object({ doc_count: v.number() }),
    categories: v.object({ buckets: v.array(v.object({ key: v.number(), doc_count: v.number() })) }),
  }),
});
const pageResponse = v.object({ ...hitsResponse.entries, ...countsResponse.entries });

export interface RemoteHits extends SearchHits {
  /** Score of the best hit of all categories. */
  bestScore: number;
}

/**
 * Ranks as `rankDocuments` does, in the engine: first the coverage of the best hits, then their score, then the page. If
 * more than {@link MAX_SCORED} documents cover the query, only the strongest are scored, and weak ones count too.
 *
 * @param maxScored most documents that are scored, for tests
 */
export async function rankRemotely(
  index: RemoteIndex,
  { slots, correction }: QueryPlan,
  { from, size, category }: Page,
  maxScored = MAX_SCORED,
): Promise<RemoteHits> {
  const corrected = correction === undefined ? {} : { correction };
  const total = slots.reduce((sum, { weight }) => sum + weight, 0);
  const parts = slots.flatMap((part) => (part.readings.length === 0 ? [] : [{ ...part, weight: part.weight / total }]));
  const tiers = parts.map(tiersOf);
  const least = parts.length === 0 ? 0 : await findMinCoverage(index, tiers);
  if (least === 0) return { ...NO_HITS, ...corrected, bestScore: 0 };

  const covered = coveredFilter(tiers, least * TOLERANCE);
  const inCategory = category === undefined ? [] : [{ term: { categories: category } }];
  const aggs = {
    all: { filter: { match_all: {} } },
    inCategory: { filter: { bool: { filter: inCategory } } },
    categories: { terms: { field: "categories", size: MAX_CATEGORIES } },
  };
  const start = Math.min(from, MAX_WINDOW - size);
  /** Reads the first `count` of the strongest documents. */
  const readStrongest = async (filter: readonly Query[], count: number): Promise<readonly Hit[]> => {
    const query = strongest(parts, tiers, filter, Math.max(maxScored, count));
    const { hits } = await search(index, { size: count, ...query }, hitsResponse);
    return hits.hits;
  };
  // Without a category, the hits of the page follow the best one.
  const [best, counts] = await Promise.all([
    readStrongest([covered], category === undefined ? Math.max(1, start + size) : 1),
    search(index, { size: 0, track_total_hits: false, query: covered, aggs }, countsResponse),
  ]);
  const [bestScore = 0] = best.map(({ _score }) => _score ?? 0);

  /** Hits from `start` on, and the counts. */
  const readPage = async (): Promise<v.InferOutput<typeof pageResponse>> => {
    if (counts.aggregations.all.doc_count > maxScored) {
      const hits = category === undefined ? best : await readStrongest([covered, ...inCategory], start + size);
      return { ...counts, hits: { hits: hits.slice(start, start + size) } };
    }
    const page = {
      from: start,
      size,
      track_total_hits: false,
      query: scoreQuery(parts, tiers, [covered]),
      min_score: MIN_SCORE * bestScore * TOLERANCE,
      sort: ["_score", { id: "asc" }],
      track_scores: true,
      post_filter: { bool: { filter: inCategory } },
      aggs,
    };
    return search(index, page, pageResponse);
  };
  const { hits, aggregations } = await readPage();
  return {
    total: aggregations.inCategory.doc_count,
    unfilteredTotal: aggregations.all.doc_count,
    hits: from + size > MAX_WINDOW ? [] : hits.hits.map(({ _id, _score }) => ({ id: Number(_id), score: _score ?? 0 })),
    categories: aggregations.categories.buckets.map(({ key, doc_count }) => ({ id: key, count: doc_count })),
    ...corrected,
    bestScore,
  };
}

/** Returns the highest share of the best coverage that leaves enough documents; 0 if there are none. */
async function findMinCoverage(index: RemoteIndex, tiers: readonly CoverageTier[][]): Promise<number> {
  const { hits } = await search(
    index,
    { size: MIN_RESULTS, track_total_hits: false, query: coverageOf(tiers) },
    hitsResponse,
  );
  const covered = hits.hits.map(({ _score }) => _score ?? 0);
  const [most = 0] = covered;
  const thresholds = MIN_COVERAGE.map((share) => share * most);
  return thresholds.find((least) => (covered[MIN_RESULTS - 1] ?? 0) >= least) ?? thresholds.at(-1) ?? 0;
}

const search = <T>(
  { client, name }: RemoteIndex,
  body: object,
  responseSchema: v.GenericSchema<unknown, T>,
): Promise<T> =>
  client.call({
    method: "POST",
    path: `${name}/_search`,
    body: { timeout: "800ms", _source: false, ...body },
    responseSchema,
    timeoutMs: SEARCH_TIMEOUT_MS,
  });

type Query = object;

/**
 * Scores the strongest documents only: the engine skips those that cannot be among them. The rank is added to the
 * strength instead of multiplied, since the engine can skip by sums only.
 */
const strongest = (
  parts: readonly QueryPart[],
  tiers: readonly CoverageTier[][],
  filter: readonly Query[],
  most: number,
): object => ({
  track_total_hits: false,
  query: {
    bool: {
      must: [{ bool: { should: parts.map(strengthOf) } }, { rank_feature: { field: "rank", linear: {} } }],
      filter,
    },
  },
  rescore: {
    window_size: most,
    query: { rescore_query: scoreQuery(parts, tiers, []), query_weight: 0 },
  },
});

/** Scores by strength, coverage and rank. */
const scoreQuery = (
  parts: readonly QueryPart[],
  tiers: readonly CoverageTier[][],
  filter: readonly Query[],
): Query => ({
  function_score: {
    query: {
      function_score: {
        query: { bool: { should: parts.map(strengthOf), filter } },
        functions: tiers.flat(),
        score_mode: "sum",
        boost_mode: "multiply",
      },
    },
    field_value_factor: { field: "boost" },
  },
});

/** Strength of the best reading, times the weight of the part. */
const strengthOf = ({ readings, weight }: QueryPart): Query => ({
  dis_max: { queries: readings.flatMap(readingQueries), boost: weight },
});

/** All words of a reading, or some of them for less. */
const readingQueries = (reading: Reading): Query[] =>
  wordGroups(reading).map(({ words, factor }) => ({
    bool: { must: words.map(({ matches, weight }) => anyMatch(matches, factor * weight)) },
  }));

const anyMatch = (matches: readonly Match[], boost: number): Query => ({
  dis_max: {
    queries: matches.map(({ term, fit }) => ({
      rank_feature: { field: `terms.${featureName(term)}`, linear: {}, boost: fit * boost },
    })),
  },
});
