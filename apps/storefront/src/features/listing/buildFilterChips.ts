import type { Facets } from "@shop/core";
import type { TFunction } from "i18next";
import type { ListingFilter, Range, SelectedIds } from "./filterParams.ts";

/** An active filter, and the filters left without it. */
export interface FilterChip {
  key: string;
  /** "Waldgrün", "Breite 80–160 cm" */
  label: string;
  hex?: string | undefined;
  without: ListingFilter;
}

interface ChipTexts {
  t: TFunction;
  currency: string;
}

export function buildFilterChips(filter: ListingFilter, offered: Facets, { t, currency }: ChipTexts): FilterChip[] {
  const flags = [
    { on: filter.inStock, label: "filters.stock", without: { ...filter, inStock: false } },
    { on: filter.fast, label: "filters.fast", without: { ...filter, fast: false } },
    { on: filter.reduced, label: "filters.sale", without: { ...filter, reduced: false } },
  ];
  return [
    ...flags.flatMap(({ on, label, without }) => (on ? [{ key: label, label: t(label), without }] : [])),
    ...priceChip(filter, t("filters.price"), { t, currency }),
    ...valueChips("a", filter.attributes, offered.attributes, (attributes) => ({ ...filter, attributes })),
    ...valueChips("f", filter.features, offered.features, (features) => ({ ...filter, features })),
    ...offered.ranges.flatMap(({ id, title, unit = "" }) => {
      const { [id]: range, ...measures } = filter.measures;
      if (range === undefined) return [];
      return [{ key: `m${id}`, label: `${title} ${formatRange(range, unit, t)}`, without: { ...filter, measures } }];
    }),
    ...valueChips("brand", { 0: filter.brands }, [{ id: 0, values: offered.brands }], ({ 0: brands = [] }) => ({
      ...filter,
      brands,
    })),
    ...(filter.minRating === undefined
      ? []
      : [
          {
            key: "rating",
            label: t("filters.stars", { stars: filter.minRating }),
            without: { ...filter, minRating: undefined },
          },
        ]),
  ];
}

function priceChip(filter: ListingFilter, title: string, { t, currency }: ChipTexts): FilterChip[] {
  if (filter.price === undefined) return [];
  const label = `${title} ${formatRange(filter.price, currency, t)}`;
  return [{ key: "price", label, without: { ...filter, price: undefined } }];
}

/** "80–160 cm", "ab 80 cm", "bis 160 cm" */
function formatRange({ min, max }: Range, unit: string, t: TFunction): string {
  if (max === undefined) return t("filters.from", { amount: min, unit }).trim();
  if (min === undefined || min === 0) return t("filters.to", { amount: max, unit }).trim();
  return `${min}–${max}\u00A0${unit}`.trim();
}

function valueChips(
  letter: string,
  selected: SelectedIds,
  facets: ReadonlyArray<Pick<Facets["attributes"][number], "id" | "values">>,
  withValues: (selected: SelectedIds) => ListingFilter,
): FilterChip[] {
  return facets.flatMap(({ id, values }) =>
    values
      .filter((value) => selected[id]?.includes(value.id))
      .map((value) => ({
        key: `${letter}${id}-${value.id}`,
        label: value.title,
        hex: value.hex,
        without: withValues({ ...selected, [id]: (selected[id] ?? []).filter((other) => other !== value.id) }),
      })),
  );
}
