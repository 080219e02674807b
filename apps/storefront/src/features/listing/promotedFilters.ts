import type { Facet, Facets } from "@shop/core";
import type { TFunction } from "i18next";
import { narrows, offeredFlags } from "./filterGroups.ts";
import {
  type ListingFilter,
  MIN_RATINGS,
  parseFilter,
  selectedValues,
  serializeFilter,
  toggleValue,
} from "./filterParams.ts";
import type { Listing } from "./useListing.ts";

/** Filter above the list. Source: ux.md rule 6. */
export interface PromotedFilter {
  key: string;
  title: string;
  hex?: string | undefined;
  selected: boolean;
  /** The filters after a press. */
  toggled: ListingFilter;
}

const [MIN_COUNT, MAX_COUNT] = [3, 6];
const [MAX_SIZES, MAX_COLORS, MAX_MATERIALS] = [2, 2, 1];
/** A value that fewer products have is not offered. */
const MIN_PRODUCTS = 2;
/** In cm: among products of similar width a limit does not help to choose. */
const MIN_WIDTH_SPREAD = 40;

/** "Eiche massiv", "Leder": not "Stahl, pulverbeschichtet" or "Holzrahmen mit Schaumpolster". */
const isShortName = (title: string): boolean => /^\p{L}+(?: \p{L}+)?$/u.test(title);

/** Returns three to six filters that narrow the list: delivery, reduction, size, colour, material, rating. */
export function buildPromotedFilters(listing: Listing, t: TFunction<"listing">): readonly PromotedFilter[] {
  const { filter, baseFacets } = listing;
  const valueFilter = (name: string, value: number, title: string, hex?: string): PromotedFilter => ({
    key: `${name}-${value}`,
    title,
    hex,
    selected: selectedValues(filter, name).includes(value),
    toggled: toggleValue(filter, name, value),
  });
  const limitFilter = (name: string, value: number | string, title: string, selected: boolean): PromotedFilter => ({
    key: name,
    title,
    selected,
    toggled: parseFilter({ ...serializeFilter(filter), [name]: selected ? undefined : value }),
  });
  const mostUsed = (letter: string, facet: Facet | undefined, limit: number): PromotedFilter[] =>
    (facet?.values ?? [])
      .filter(({ count }) => count >= MIN_PRODUCTS && narrows(count, baseFacets))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, limit)
      .map(({ id, title, hex }) => valueFilter(`${letter}${facet?.id ?? 0}`, id, title, hex));
  const withCode = <F extends Facet>(facets: readonly F[], code: string) => facets.find((facet) => facet.code === code);

  const flags = offeredFlags(listing)
    .filter(({ name }) => name !== "stock")
    .map(({ name }) => valueFilter(name, 1, t(`filters.${name}`)));
  const sizes = mostUsed("a", withCode(baseFacets.attributes, "size"), MAX_SIZES);
  const colors = mostUsed("a", withCode(baseFacets.attributes, "color"), MAX_COLORS);
  const material = withCode(baseFacets.features, "material");
  const materials = material && { ...material, values: material.values.filter(({ title }) => isShortName(title)) };
  const ratings = MIN_RATINGS.slice(0, 1)
    .filter((stars) => narrows(countOfRating(baseFacets, stars), baseFacets))
    .map((stars) => limitFilter("rating", stars, t("filters.stars", { stars }), filter.minRating === stars));

  function widths(): PromotedFilter[] {
    const width = baseFacets.ranges.find(({ code }) => code === "width");
    if (width === undefined || width.max - width.min < MIN_WIDTH_SPREAD) return [];
    const amount = Math.round((width.min + width.max) / 20) * 10;
    const limit = t("filters.to", { amount, unit: width.unit ?? "" }).trim();
    const chosen = filter.measures[width.id];
    const selected = chosen?.max === amount && chosen.min === undefined;
    return [limitFilter(`m${width.id}`, `0-${amount}`, `${width.title} ${limit}`, selected)];
  }

  const all = [
    ...flags,
    ...(sizes.length > 0 ? sizes : widths()),
    ...colors,
    ...mostUsed("f", materials, MAX_MATERIALS),
    ...ratings,
  ];
  return all.length < MIN_COUNT ? [] : all.slice(0, MAX_COUNT);
}

const countOfRating = ({ ratings }: Facets, stars: number): number =>
  ratings.find(({ rating }) => rating === stars)?.count ?? 0;
