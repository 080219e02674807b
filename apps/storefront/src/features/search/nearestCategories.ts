import type { MenuCategory } from "@shop/core";

const MAX_CATEGORIES = 4;
/** Share of a word's letter triples that another must have: "samtsofa" has 2 of the 3 of "sofas". */
const MIN_SIMILARITY = 0.6;
/** A shorter word shares its only triple with too many others. */
const MIN_LETTERS = 4;

/** Returns the categories whose titles resemble a text that matches no product, the nearest first. */
export function nearestCategories(text: string, menu: readonly MenuCategory[]): MenuCategory[] {
  const wanted = toTriples(text);
  return flatten(menu)
    .filter(({ count }) => count > 0)
    .map((category) => ({ category, score: similarity(wanted, toTriples(category.title)) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .toSorted((a, b) => b.score - a.score || b.category.count - a.category.count)
    .slice(0, MAX_CATEGORIES)
    .map(({ category }) => category);
}

const flatten = (categories: readonly MenuCategory[]): MenuCategory[] =>
  categories.flatMap((category) => [category, ...flatten(category.children)]);

type Triples = ReadonlySet<string>;

/** Returns the letter triples of each word, without case and accents. */
function toTriples(text: string): Triples[] {
  const folded = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = (folded.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= MIN_LETTERS);
  return words.map((word) => new Set(Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))));
}

/** Returns the similarity of the two nearest words: triples of the shorter one that the longer one has, from 0 to 1. */
const similarity = (wanted: readonly Triples[], title: readonly Triples[]): number =>
  Math.max(
    0,
    ...wanted.flatMap((one) =>
      title.map((other) => [...one].filter((triple) => other.has(triple)).length / Math.min(one.size, other.size)),
    ),
  );
