import * as v from "valibot";
import type { Match, QueryPart, QueryPlan, Reading } from "../query/queryPlan.ts";
import { MIN_COVERAGE, MIN_RESULTS, MIN_SCORE, type Page, PARTIAL_FACTOR } from "../query/rankDocuments.ts";
import { NO_HITS, type SearchHits } from "../searchEngine.ts";
import { SEARCH_TIMEOUT_MS } from "./engineClient.ts";
import { featureName } from "./remoteDocument.ts";
import type { RemoteIndex } from "./remoteVocabulary.ts";

/** The engine rejects windows beyond this hit. */
const MAX_WINDOW = 10_000;
const MAX_CATEGORIES = 200;
/** Shares of a part's weight that a document covers: with any match, in a name, and with all words in names. */
const COVERAGE = { mention: 0.4, name: 0.5, whole: 0.1 };
/** Scores are single floats. */
const TOLERANCE = 0.9999;

const hitsResponse = v.object({
  hits: v.object({
    total: v.object({ value: v.number() }),
    hits: v.array(v.object({ _id: v.pipe(v.string(), v.regex(/^\d+$/)), _score: v.nullable(v.number()) })),
  }),
});
const pageResponse = v.object({
  ...hitsResponse.entries,
  aggregations: v.object({
    all: v.object({ doc_count: v.number() }),
    categories: v.object({ buckets: v.array(v.object({ key: v.number(), doc_count: v.number() })) }),
  }),
});

export interface RemoteHits extends SearchHits {
  /** Score of the best hit of all categories. */
  bestScore: number;
}

/** Ranks as `rankDocuments` does, in the engine: first the coverage of the best hits, then their score, then the page. */
export async function rankRemotely(
  index: RemoteIndex,
  { slots, correction }: QueryPlan,
  page: Page,
): Promise<RemoteHits> {
  const corrected = correction === undefined ? {} : { correction };
  const parts = slots.filter(({ readings }) => readings.length > 0);
  const total = slots.reduce((sum, { weight }) => sum + weight, 0);
  const none = { ...NO_HITS, ...corrected, bestScore: 0 };
  if (parts.length === 0) return none;

  const coverage = parts.flatMap((part) => coverageOf(part, part.weight / total));
  // With a single part, the score excludes the same documents.
  const least = parts.length === 1 ? 0 : await findMinCoverage(index, coverage);

  const query = {
    function_score: {
      query: {
        function_score: {
          query: {
            bool: {
              should: parts.map((part) => strengthOf(part, part.weight / total)),
              filter: [
                least === 0 ? anyOf(coverage.map(({ filter }) => filter)) : coveredQuery(coverage, least * TOLERANCE),
              ],
            },
          },
          functions: coverage,
          score_mode: "sum",
          boost_mode: "multiply",
        },
      },
      field_value_factor: { field: "boost" },
    },
  };
  const best = await search(index, { size: 1, query }, hitsResponse);
  const [bestScore = 0] = best.hits.hits.map(({ _score }) => _score ?? 0);
  const { from, size, category } = page;
  const { hits, aggregations } = await search(
    index,
    {
      from: Math.min(from, MAX_WINDOW - size),
      size,
      track_total_hits: MAX_WINDOW,
      min_score: MIN_SCORE * bestScore * TOLERANCE,
      query,
      ...(category === undefined ? {} : { post_filter: { term: { categories: category } } }),
      aggs: {
        all: { filter: { match_all: {} } },
        categories: { terms: { field: "categories", size: MAX_CATEGORIES } },
      },
    },
    pageResponse,
  );
  return {
    total: hits.total.value,
    unfilteredTotal: aggregations.all.doc_count,
    hits: from + size > MAX_WINDOW ? [] : hits.hits.map(({ _id, _score }) => ({ id: Number(_id), score: _score ?? 0 })),
    categories: aggregations.categories.buckets.map(({ key, doc_count }) => ({ id: key, count: doc_count })),
    ...corrected,
    bestScore,
  };
}

/** Returns the highest share of the best coverage that leaves enough documents. */
async function findMinCoverage(index: RemoteIndex, coverage: readonly CoverageFunction[]): Promise<number> {
  const { hits } = await search(index, { size: MIN_RESULTS, query: coveredQuery(coverage, 0) }, hitsResponse);
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
    body: { timeout: "800ms", _source: false, sort: ["_score", { id: "asc" }], track_scores: true, ...body },
    responseSchema,
    timeoutMs: SEARCH_TIMEOUT_MS,
  });

type Query = object;

/** Strength of the best reading, times the weight of the part. */
const strengthOf = ({ readings }: QueryPart, boost: number): Query => ({
  dis_max: { queries: readings.flatMap(readingQueries), boost },
});

/** All words of a reading, or some of them for less: one word, or all but one. */
function readingQueries({ words, fit }: Reading): Query[] {
  const weightOf = (some: Reading["words"]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const whole = weightOf(words);
  const found = words.filter(({ matches }) => matches.length > 0);
  const groups = [
    found,
    ...(found.length > 1 ? found.map((one) => [one]) : []),
    ...(found.length > 2 ? found.map((one) => found.filter((other) => other !== one)) : []),
  ];
  return groups.map((group) => {
    const factor = group.length === words.length ? fit : fit * PARTIAL_FACTOR * (weightOf(group) / whole);
    return { bool: { must: group.map(({ matches, weight }) => anyMatch(matches, (factor * weight) / whole)) } };
  });
}

const isComplete = ({ words }: Reading): boolean => words.every(({ matches }) => matches.length > 0);

const anyMatch = (matches: readonly Match[], boost: number): Query => ({
  dis_max: {
    queries: matches.map(({ term, fit }) => ({
      rank_feature: { field: `terms.${featureName(term)}`, linear: {}, boost: fit * boost },
    })),
  },
});

interface CoverageFunction {
  filter: Query;
  weight: number;
}

function coverageOf({ readings }: QueryPart, weight: number): CoverageFunction[] {
  const inName = (matches: readonly Match[]): Query => ({ terms: { names: matches.map(({ term }) => term) } });
  const all = readings.flatMap(({ words }) => words.flatMap(({ matches }) => matches));
  const mention = { terms: { mentions: all.map(({ term }) => term) } };
  const whole = readings
    .filter(isComplete)
    .map(({ words }) => ({ bool: { filter: words.map((word) => inName(word.matches)) } }));
  return [
    { filter: anyOf([inName(all), mention]), weight: weight * COVERAGE.mention },
    { filter: inName(all), weight: weight * COVERAGE.name },
    ...(whole.length === 0 ? [] : [{ filter: anyOf(whole), weight: weight * COVERAGE.whole }]),
  ];
}

const anyOf = (queries: readonly Query[]): Query => ({ bool: { should: queries } });

/** Scores documents by the share of the query that they cover. */
const coveredQuery = (functions: readonly CoverageFunction[], least: number): Query => ({
  function_score: {
    query: anyOf(functions.map(({ filter }) => filter)),
    functions,
    score_mode: "sum",
    boost_mode: "replace",
    min_score: least,
  },
});
