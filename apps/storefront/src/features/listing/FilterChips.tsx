import type { Facets } from "@shop/core";
import { SwatchDot } from "@shop/react";
import type { TFunction } from "i18next";
import { type ReactElement, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { FilterLink } from "./FilterLink.tsx";
import { EMPTY_FILTER, FLAGS, type ListingFilter, type Range, type SelectedIds } from "./filterParams.ts";
import type { Listing } from "./useListing.ts";

/** An active filter, and the filters left without it. */
export interface FilterChip {
  key: string;
  /** "Waldgrün", "Breite 80–160 cm" */
  label: string;
  hex?: string | undefined;
  without: ListingFilter;
}

/** Focus target after the last chip is removed. */
export const RESULT_COUNT_ID = "count";

const focusResultCount = (): void => document.getElementById(RESULT_COUNT_ID)?.focus({ preventScroll: true });

/** Active filters, removable one by one or all at once. The focus stays on the chips while any are left. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }): ReactElement {
  const t = useTexts("listing");
  const list = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number>(undefined);
  useEffect(() => {
    if (removedIndex.current === undefined) return;
    const links = list.current?.querySelectorAll<HTMLElement>("a");
    const next = links?.[Math.min(removedIndex.current, chips.length - 1)];
    removedIndex.current = undefined;
    if (next === undefined) focusResultCount();
    else next.focus({ preventScroll: true });
  }, [chips.length]);
  const onRemove = (index: number) => () => {
    removedIndex.current = index;
  };
  return (
    <div className="lh-chosen" ref={list} role="group" aria-label={t("filters.chosen")} hidden={chips.length === 0}>
      {chips.map(({ key, label, hex, without }, index) => (
        <FilterLink className="lh-chip" data-on="" key={key} filter={without} onClick={onRemove(index)}>
          {hex !== undefined && <SwatchDot hex={hex} />}
          <span className="sh-hidden">{t("filters.remove")} </span>
          {label}
          <Icon name="x" />
        </FilterLink>
      ))}
      {chips.length > 1 && (
        <FilterLink className="lh-link lh-chosen-clear" filter={EMPTY_FILTER} onClick={onRemove(0)}>
          {t("filters.clear")}
        </FilterLink>
      )}
    </div>
  );
}

/** No product matches: lists the active filters and offers to remove one or all. */
export function NoMatches({ chips }: { chips: readonly FilterChip[] }): ReactElement {
  const t = useTexts("listing");
  const pressed = useRef(false);
  const markPressed = (): void => {
    pressed.current = true;
  };
  // The pressed link disappears with this screen: moves the focus to the count.
  useEffect(() => () => void (pressed.current && focusResultCount()), []);
  const all = (
    <FilterLink {...buttonProps()} filter={EMPTY_FILTER} onClick={markPressed}>
      {t("filters.clear")}
    </FilterLink>
  );
  return (
    <EmptyState icon="search" title={t("none.title")} action={all}>
      <p>{t("none.text", { chosen: chips.map(({ label }) => label).join(" · ") })}</p>
      <ul className="lh-none-list" role="list">
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <FilterLink {...buttonProps({ variant: "outline" })} filter={without} onClick={markPressed}>
              <Icon name="x" />
              {t("none.without", { what: label })}
            </FilterLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

export function buildFilterChips(
  { filter, baseFacets, currencySymbol }: Listing,
  t: TFunction<"listing">,
): FilterChip[] {
  const { price, minRating } = filter;
  return [
    ...FLAGS.filter(({ property }) => filter[property]).map(({ name, property }) => ({
      key: name,
      label: t(`filters.${name}`),
      without: { ...filter, [property]: false },
    })),
    ...rangeChip("price", t("filters.price"), price, currencySymbol, { ...filter, price: undefined }, t),
    ...valueChips("a", filter.attributes, baseFacets.attributes, (attributes) => ({ ...filter, attributes })),
    ...valueChips("f", filter.features, baseFacets.features, (features) => ({ ...filter, features })),
    ...baseFacets.ranges.flatMap(({ id, title, unit = "" }) => {
      const { [id]: range, ...measures } = filter.measures;
      return rangeChip(`m${id}`, title, range, unit, { ...filter, measures }, t);
    }),
    ...valueChips("brand", { 0: filter.brands }, [{ id: 0, values: baseFacets.brands }], ({ 0: brands = [] }) => ({
      ...filter,
      brands,
    })),
    ...(minRating === undefined
      ? []
      : [
          {
            key: "rating",
            label: t("filters.stars", { stars: minRating }),
            without: { ...filter, minRating: undefined },
          },
        ]),
  ];
}

function rangeChip(
  key: string,
  title: string,
  range: Range | undefined,
  unit: string,
  without: ListingFilter,
  t: TFunction<"listing">,
): FilterChip[] {
  return range === undefined ? [] : [{ key, label: `${title} ${formatRange(range, unit, t)}`, without }];
}

/** "80–160 cm", "ab 80 cm", "bis 160 cm" */
function formatRange({ min, max }: Range, unit: string, t: TFunction<"listing">): string {
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
