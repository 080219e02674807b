import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./editDistance.ts";
import { createSpellingDictionary } from "./spellingDictionary.ts";

const spelling = createSpellingDictionary(
  new Map([
    ["schrank", 5],
    ["schrankwand", 1],
    ["sofa", 9],
    ["sessel", 4],
    ["sekretar", 1],
  ]),
);

test.each([
  ["shrank", "schrank"],
  ["schrnak", "schrank"],
  ["schranck", "schrank"],
  ["chrank", "schrank"],
  ["soffa", "sofa"],
  ["sesel", "sessel"],
  ["sektretar", "sekretar"],
])("%s is corrected to %s", (typed, intended) => {
  expect(spelling.suggest(typed)[0]?.word).toBe(intended);
});

test("short and known words are not corrected", () => {
  expect(spelling.suggest("sof")).toEqual([]);
  expect(spelling.suggest("sofa")).toEqual([]);
});

test("beginnings are completed, the most frequent word first", () => {
  expect(spelling.complete("s", 3)).toEqual(["sofa", "schrank", "sessel"]);
  expect(spelling.complete("schr", 9)).toEqual(["schrank", "schrankwand"]);
  expect(spelling.complete("x", 9)).toEqual([]);
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

test("a distance is 0 only for the same word, and symmetric", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b, 9);
      expect(distance === 0).toBe(a === b);
      expect(editDistance(b, a, 9)).toBe(distance);
      expect(editDistance(a, b, 1)).toBe(Math.min(distance, 2));
    }),
  );
});

test("every word is found with one letter left out, added, replaced or swapped", () => {
  const known = ["polsterbett", "beistelltisch", "kommode"];
  const own = createSpellingDictionary(new Map(known.map((one) => [one, 1])));
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.nat(),
      fc.constantFrom("cut", "add", "replace", "swap"),
      (intended, at, how) => {
        const index = at % (intended.length - 1);
        const [before, here = "", next = "", rest] = [
          intended.slice(0, index),
          intended[index],
          intended[index + 1],
          intended.slice(index + 2),
        ];
        const middles = { cut: next, add: `x${here}${next}`, replace: `x${next}`, swap: next + here };
        const typed = before + middles[how] + rest;
        fc.pre(typed !== intended);
        expect(own.suggest(typed).map((one) => one.word)).toContain(intended);
      },
    ),
  );
});
