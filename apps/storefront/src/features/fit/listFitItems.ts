import type { Product } from "@shop/core";
import { type Box, toBox } from "../../shared/fit/fitsOpening.ts";
import { DIMENSIONS } from "../../shared/isOtherSize.ts";
import { bestLevel, checkFit, type FitCheck, type FitLevel, type Way, worstLevel } from "./checkFit.ts";

/** Package, or the product without its package. */
export interface FitItem {
  /** Number of the package, from 1; undefined for the product. */
  number: number | undefined;
  /** In the order of the catalogue. */
  sides: readonly [number, number, number];
  weightKg: number | undefined;
}

/** Returns the packages, and the product if it comes assembled or its packages are unknown. */
export function listFitItems({ packages, features }: Pick<Product, "packages" | "features">): readonly FitItem[] {
  const items = packages.map(({ length, width, height, weight }, index): FitItem => {
    return { number: index + 1, sides: [length, width, height], weightKg: weight };
  });
  const product = toProductItem(features);
  if (product === undefined) return items;
  const isAssembled = items.some((item) => encloses(boxOf(item), boxOf(product)));
  return isAssembled || items.length === 0 ? [...items, product] : items;
}

function toProductItem(features: Product["features"]): FitItem | undefined {
  const [width, depth, height] = DIMENSIONS.map(
    (side) => features.find(({ code }) => code === side)?.numericValue ?? 0,
  );
  return width && depth && height
    ? { number: undefined, sides: [width, depth, height], weightKg: undefined }
    : undefined;
}

const boxOf = ({ sides: [length, width, height] }: FitItem): Box => toBox({ length, width, height });

/** A package at least as large as the product on every side contains it in one. */
const encloses = (outer: Box, inner: Box): boolean => inner.every((side, index) => side <= (outer[index] ?? 0));

export interface ItemCheck extends FitCheck {
  item: FitItem;
}

/** `unpacked`: passes only without its package. */
export type Outcome = FitLevel | "unpacked";

export function checkItems(items: readonly FitItem[], way: Way): { outcome: Outcome; checks: readonly ItemCheck[] } {
  const checks = items.map((item): ItemCheck => ({ ...checkFit(boxOf(item), way), item }));
  const packages = checks.filter(({ item }) => item.number !== undefined);
  const product = checks.find(({ item }) => item.number === undefined);
  if (product === undefined) return { outcome: worstLevel(packages.map(({ level }) => level)), checks };
  if (packages.length === 0) return { outcome: product.level, checks };
  const outcome = worstLevel(packages.map(({ level }) => level));
  const unpacked = packages.map(({ item, level }) =>
    encloses(boxOf(item), boxOf(product.item)) ? bestLevel([level, product.level]) : level,
  );
  return { outcome: outcome === "blocked" && worstLevel(unpacked) !== "blocked" ? "unpacked" : outcome, checks };
}

/** Returns the way up if the shopper gave two and not every item passes the other; undefined otherwise. */
export function findOnlyWay(checks: readonly ItemCheck[]): "stairs" | "lift" | undefined {
  const passes = (name: "stairs" | "lift"): boolean | undefined => {
    const levels = checks.flatMap(({ sections }) => sections.filter(({ section }) => section.name === name));
    return levels.length === 0 ? undefined : levels.every(({ level }) => level !== "blocked");
  };
  const [stairs, lift] = [passes("stairs"), passes("lift")];
  if (stairs === true && lift === false) return "stairs";
  return lift === true && stairs === false ? "lift" : undefined;
}
