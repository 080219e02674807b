import fc from "fast-check";
import { expect, test } from "vitest";
import * as v from "valibot";
import type { Reading } from "../query/queryPlan.ts";
import { type CoverageTier, coveredFilter, tiersOf } from "./coverage.ts";

const leaf = v.object({ part: v.number(), tier: v.number() });
const allOf = v.object({ bool: v.object({ filter: v.array(v.unknown()) }) });
const anyOf = v.object({ bool: v.object({ should: v.array(v.unknown()) }) });

/** @param document highest tier of each part that the document matches; -1 for none */
function matches(query: unknown, document: readonly number[]): boolean {
  if (v.is(leaf, query)) return (document[query.part] ?? -1) >= query.tier;
  if (v.is(allOf, query)) return query.bool.filter.every((one) => matches(one, document));
  return v.parse(anyOf, query).bool.should.some((one) => matches(one, document));
}

const parts = fc
  .array(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((weights): CoverageTier[][] =>
    weights.map((tiers, part) => tiers.map((weight, tier) => ({ filter: { part, tier }, weight }))),
  );

test("a document matches exactly if its coverage suffices", () => {
  fc.assert(
    fc.property(
      parts,
      fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 1, max: 60 }),
      (tiers, document, least) => {
        const coverage = tiers
          .flatMap((ofPart, part) => ofPart.slice(0, (document[part] ?? -1) + 1))
          .reduce((sum, { weight }) => sum + weight, 0);
        expect(matches(coveredFilter(tiers, least), document)).toBe(coverage >= least);
      },
    ),
  );
});

test("no tier is required that can be left out", () => {
  const tiers = [[4, 5, 1]].map((weights) => weights.map((weight, tier) => ({ filter: { part: 0, tier }, weight })));
  expect(coveredFilter(tiers, 3)).toEqual({ bool: { should: [{ bool: { filter: [{ part: 0, tier: 0 }] } }] } });
});

test("more parts are compared by their coverage", () => {
  const tiers = [0, 1, 2, 3].map((part) => [{ filter: { part, tier: 0 }, weight: 1 }]);
  expect(coveredFilter(tiers, 3)).toMatchObject({ function_score: { min_score: 3 } });
});

/** Reading of a phrase; its last word weighs more. */
const phrase = (...terms: string[]): Reading => ({
  words: terms.map((term, at) => ({ matches: [{ term, fit: 1 }], weight: at === terms.length - 1 ? 1.6 : 1 })),
  fit: 1,
});

test("one word of a phrase is no mention of it, and counts as a name only if it is the last", () => {
  const [mention, name, whole] = tiersOf({ readings: [phrase("gold", "color")], weight: 1, isCount: false });
  const isIn = (field: string, term: string) => ({ terms: { [field]: [term] } });
  const inText = (term: string) => anyOfQueries([isIn("names", term), isIn("mentions", term)]);
  const allOfQueries = (...filter: object[]) => ({ bool: { filter } });
  const both = allOfQueries(isIn("names", "gold"), isIn("names", "color"));
  const [first, last] = ["gold", "color"].map((term) => allOfQueries(isIn("names", term)));
  expect(mention?.filter).toEqual(anyOfQueries([allOfQueries(inText("gold"), inText("color")), both, first, last]));
  expect(name?.filter).toEqual(anyOfQueries([both, last]));
  expect(whole?.filter).toEqual(anyOfQueries([both]));
});

const anyOfQueries = (should: readonly unknown[]) => ({ bool: { should } });
