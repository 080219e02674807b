import type { SearchIndex } from "../index/searchIndex.ts";
import type { SearchHits } from "../searchEngine.ts";
import type { QueryPlan, QueryPart } from "./queryPlan.ts";

/** Weight of a term in a title. */
export const FULL_WEIGHT = 100;
export const MAX_STRENGTH = 1.25;
/** Factor for a reading of which only some words match. */
export const PARTIAL_FACTOR = 0.5;
/** Minimum coverage of the query relative to the best hit; the second value applies if the first leaves few hits. */
export const MIN_COVERAGE = [0.72, 0.45];
export const MIN_RESULTS = 6;
/** Strength at which a word counts as fully covered; a mere mention is weaker. */
export const FULL_COVERAGE_STRENGTH = 0.2;
/** Minimum score relative to the best hit: excludes products that only mention the words. */
export const MIN_SCORE = 0.14;

export interface Page {
  from: number;
  size: number;
  category?: number | undefined;
}

export function rankDocuments(index: SearchIndex, plan: QueryPlan, page: Page): SearchHits {
  const { found, scores } = findDocuments(index, plan);
  const inCategory =
    page.category === undefined ? found : found.filter((document) => isIn(index, document, page.category));
  const hits = topDocuments(inCategory, scores, page.from + page.size)
    .slice(page.from)
    .map((document) => ({ id: index.ids[document] ?? 0, score: scores[document] ?? 0 }));
  const categories = countCategories(index, found);
  const { correction } = plan;
  return {
    total: inCategory.length,
    unfilteredTotal: found.length,
    hits,
    categories,
    ...(correction === undefined ? {} : { correction }),
  };
}

const BINS = 1024;

/** Returns the top documents in order. A histogram of the scores limits how many are sorted. */
function topDocuments(documents: readonly number[], scores: Float32Array, most: number): number[] {
  const scoreOf = (document: number): number => scores[document] ?? 0;
  const highest = documents.reduce((high, document) => Math.max(high, scoreOf(document)), 0);
  const binOf = (document: number): number => Math.floor((scoreOf(document) / (highest || 1)) * (BINS - 1));
  const bins = new Uint32Array(BINS);
  for (const document of documents) bins[binOf(document)] = (bins[binOf(document)] ?? 0) + 1;
  let least = BINS - 1;
  for (let above = bins[least] ?? 0; above < most && least > 0; above += bins[least] ?? 0) least--;
  return documents
    .filter((document) => binOf(document) >= least)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a - b)
    .slice(0, most);
}

/** Returns documents that cover the query about as much, and score about as well, as the best one. */
function findDocuments(index: SearchIndex, { slots }: QueryPlan): { found: number[]; scores: Float32Array } {
  const count = index.ids.length;
  const totalWeight = slots.reduce((sum, { weight }) => sum + weight, 0);
  const scores = new Float32Array(count);
  const covered = new Float32Array(count);
  for (const slot of slots) {
    if (slot.readings.length === 0) continue;
    const strengths = strengthsOf(index, slot);
    for (let document = 0; document < count; document++) {
      const strength = strengths[document] ?? 0;
      if (strength === 0) continue;
      scores[document] = (scores[document] ?? 0) + slot.weight * strength;
      covered[document] = (covered[document] ?? 0) + slot.weight * Math.min(1, strength / FULL_COVERAGE_STRENGTH);
    }
  }
  const mostCovered = covered.reduce((most, value) => Math.max(most, value), 0);
  const least = mostCovered * chooseMinCoverage(covered, mostCovered);
  const candidates: number[] = [];
  let best = 0;
  for (let document = 0; document < count; document++) {
    const share = covered[document] ?? 0;
    if (share === 0 || share < least) continue;
    const score = ((scores[document] ?? 0) / totalWeight) * (share / totalWeight) * (index.boosts[document] ?? 1);
    scores[document] = score;
    best = Math.max(best, score);
    candidates.push(document);
  }
  return { found: candidates.filter((document) => (scores[document] ?? 0) >= MIN_SCORE * best), scores };
}

/** Returns the highest threshold that leaves enough documents. */
function chooseMinCoverage(covered: Float32Array, most: number): number {
  const counts = MIN_COVERAGE.map((share) =>
    covered.reduce((count, value) => count + Number(value > 0 && value >= share * most), 0),
  );
  const place = counts.findIndex((count) => count >= MIN_RESULTS);
  return MIN_COVERAGE.at(place) ?? 0;
}

const isIn = ({ categories }: SearchIndex, document: number, category: number | undefined): boolean =>
  category !== undefined && (categories[document]?.includes(category) ?? false);

/** Strength of each document for one part of the query, by its best reading. */
function strengthsOf(index: SearchIndex, { readings }: QueryPart): Float32Array {
  const best = new Float32Array(index.ids.length);
  for (const { words, fit } of readings) {
    const single = words.length === 1;
    const whole = words.reduce((sum, { weight }) => sum + weight, 0);
    const sum = single ? best : new Float32Array(index.ids.length);
    const matchedWeight = single ? undefined : new Float32Array(index.ids.length);
    for (const { matches, weight } of words) {
      const word = single ? best : new Float32Array(index.ids.length);
      for (const match of matches) raise(index, word, match.term, single ? match.fit * fit : match.fit);
      if (matchedWeight === undefined) continue;
      for (let document = 0; document < word.length; document++) {
        const strength = word[document] ?? 0;
        if (strength === 0) continue;
        sum[document] = (sum[document] ?? 0) + strength * weight;
        matchedWeight[document] = (matchedWeight[document] ?? 0) + weight;
      }
    }
    if (matchedWeight === undefined) continue;
    for (let document = 0; document < sum.length; document++) {
      const share = (matchedWeight[document] ?? 0) / whole;
      if (share === 0) continue;
      const strength = ((sum[document] ?? 0) / whole) * fit * (share > 0.999 ? 1 : PARTIAL_FACTOR * share);
      if (strength > (best[document] ?? 0)) best[document] = strength;
    }
  }
  return best;
}

function raise({ postings, terms }: SearchIndex, strengths: Float32Array, text: string, fit: number): void {
  const { documents, weights, starts } = postings;
  const term = terms.get(text);
  if (term === undefined) return;
  const end = starts[term + 1] ?? 0;
  for (let at = starts[term] ?? 0; at < end; at++) {
    const document = documents[at] ?? 0;
    const strength = Math.min(MAX_STRENGTH, (weights[at] ?? 0) / FULL_WEIGHT) * fit;
    if (strength > (strengths[document] ?? 0)) strengths[document] = strength;
  }
}

function countCategories(index: SearchIndex, documents: readonly number[]): { id: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const document of documents) {
    for (const id of index.categories[document] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count || a.id - b.id);
}
