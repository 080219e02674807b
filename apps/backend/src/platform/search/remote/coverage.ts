import type { Match, QueryPart, Reading } from "../query/queryPlan.ts";
import { FULL_COVERAGE_STRENGTH } from "../query/rankDocuments.ts";
import { wordGroups } from "./wordGroups.ts";

/** Shares of a part's weight that a document covers: with a mention, in a name, and with all words in names. */
const COVERAGE = { mention: 0.4, name: 0.5, whole: 0.1 };
/** Some words of a reading count as a name if they cover about as much as one. */
const MIN_NAME_COVERAGE = 0.65;
/** The combinations of more parts would be a larger query than it costs to score all documents. */
const MAX_COMBINED_PARTS = 3;

type Query = object;
type Words = Reading["words"];

/** Adds its weight to the coverage of the documents that match. Documents of a tier match the lower tiers too. */
export interface CoverageTier {
  filter: Query;
  weight: number;
}

/** Tiers of a part, the lowest first. */
export function tiersOf({ readings, weight }: QueryPart): CoverageTier[] {
  const groups = readings.flatMap(wordGroups);
  const whole = groups.filter(({ isWhole }) => isWhole);
  const strong = groups.filter(
    ({ isWhole, strength }) => isWhole || strength / FULL_COVERAGE_STRENGTH >= MIN_NAME_COVERAGE,
  );
  return [
    {
      filter: anyOf([
        ...whole.map(({ words }) => allWords(words, inText)),
        ...groups.map(({ words }) => allWords(words, inName)),
      ]),
      weight: weight * COVERAGE.mention,
    },
    { filter: anyOf(strong.map(({ words }) => allWords(words, inName))), weight: weight * COVERAGE.name },
    { filter: anyOf(whole.map(({ words }) => allWords(words, inName))), weight: weight * COVERAGE.whole },
  ].filter(({ filter }) => filter.bool.should.length > 0);
}

const inName = (matches: readonly Match[]): Query => ({ terms: { names: matches.map(({ term }) => term) } });
const inMention = (matches: readonly Match[]): Query => ({ terms: { mentions: matches.map(({ term }) => term) } });
const inText = (matches: readonly Match[]): Query => anyOf([inName(matches), inMention(matches)]);
const allWords = (words: Words, isIn: (matches: readonly Match[]) => Query): Query => ({
  bool: { filter: words.map(({ matches }) => isIn(matches)) },
});
const anyOf = (queries: readonly Query[]) => ({ bool: { should: queries } });

/** Scores documents by the share of the query that they cover. The engine skips those that cannot be among the best. */
export const coverageOf = (parts: readonly CoverageTier[][]): Query =>
  anyOf(parts.flat().map(({ filter, weight }) => ({ constant_score: { filter, boost: weight } })));

/** Matches documents of at least this coverage. */
export function coveredFilter(parts: readonly CoverageTier[][], least: number): Query {
  if (parts.length > MAX_COMBINED_PARTS) return { function_score: { query: coverageOf(parts), min_score: least } };
  return anyOf(combine(parts, least).map((filter) => ({ bool: { filter } })));
}

/** Returns the combinations of tiers, one or none of each part, that suffice and of which no tier can be left out. */
function combine([tiers, ...others]: readonly CoverageTier[][], least: number): Query[][] {
  if (least <= 0) return [[]];
  if (tiers === undefined) return [];
  const found: Query[][] = [];
  const seen = new Set<string>();
  let reached = 0;
  for (const tier of [undefined, ...tiers]) {
    reached += tier?.weight ?? 0;
    for (const combination of combine(others, least - reached)) {
      // A lower tier with the same others suffices.
      const key = JSON.stringify(combination);
      if (!seen.has(key)) found.push(tier === undefined ? combination : [tier.filter, ...combination]);
      seen.add(key);
    }
  }
  return found;
}
