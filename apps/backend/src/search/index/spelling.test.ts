import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./editDistance.ts";
import { createSpelling } from "./spelling.ts";

const spelling = createSpelling(
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
])("%s is meant as %s", (typed, meant) => {
  expect(spelling.near(typed)[0]?.word).toBe(meant);
});

test("a short word is not guessed at, and a known one not replaced by itself", () => {
  expect(spelling.near("sof")).toEqual([]);
  expect(spelling.near("sofa")).toEqual([]);
});

test("beginnings are completed, the most frequent word first", () => {
  expect(spelling.beginningWith("s", 3)).toEqual(["sofa", "schrank", "sessel"]);
  expect(spelling.beginningWith("schr", 9)).toEqual(["schrank", "schrankwand"]);
  expect(spelling.beginningWith("x", 9)).toEqual([]);
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

test("a distance is 0 for the same word alone, and the same both ways", () => {
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
  const own = createSpelling(new Map(known.map((one) => [one, 1])));
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.nat(),
      fc.constantFrom("cut", "add", "replace", "swap"),
      (meant, at, how) => {
        const index = at % (meant.length - 1);
        const [before, here = "", next = "", rest] = [
          meant.slice(0, index),
          meant[index],
          meant[index + 1],
          meant.slice(index + 2),
        ];
        const middles = { cut: next, add: `x${here}${next}`, replace: `x${next}`, swap: next + here };
        const typed = before + middles[how] + rest;
        fc.pre(typed !== meant);
        expect(own.near(typed).map((one) => one.word)).toContain(meant);
      },
    ),
  );
});
