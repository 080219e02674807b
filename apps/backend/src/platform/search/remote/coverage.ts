import type { Match, QueryPart, Reading } from "../query/queryPlan.ts";

/** Shares of a part's weight that a document covers: with any match, in a name, and with all words in names. */
const COVERAGE = { mention: 0.4, name: 0.5, whole: 0.1 };
/** The combinations of more parts would be a larger query than it costs to score all documents. */
const MAX_COMBINED_PARTS = 3;

type Query = object;

/** Adds its weight to the coverage of the documents that match. Documents of a tier match the lower tiers too. */
export interface CoverageTier {
  filter: Query;
  weight: number;
}

/** Tiers of a part, the lowest first. */
export function tiersOf({ readings, weight }: QueryPart): CoverageTier[] {
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

const isComplete = ({ words }: Reading): boolean => words.every(({ matches }) => matches.length > 0);
const inName = (matches: readonly Match[]): Query => ({ terms: { names: matches.map(({ term }) => term) } });
const anyOf = (queries: readonly Query[]): Query => ({ bool: { should: queries } });

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
