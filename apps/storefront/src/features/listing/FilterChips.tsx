import { SwatchDot } from "@shop/react";
import type { TFunction } from "i18next";
import { type ReactElement, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { focusWithoutScroll } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { FilterLink } from "./FilterLink.tsx";
import { buildFacetGroups } from "./filterGroups.ts";
import { EMPTY_FILTER, FLAGS, type ListingFilter, type Range, toggleValue, withoutParam } from "./filterParams.ts";
import { buildPromotedFilters } from "./promotedFilters.ts";
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

const focusResultCount = (): void => focusWithoutScroll(document.getElementById(RESULT_COUNT_ID));

/** Active filters, removable one by one or all at once. The focus stays on the chips while any are left. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }): ReactElement {
  const t = useTexts("listing");
  const list = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number>(undefined);
  useEffect(() => {
    if (removedIndex.current === undefined) return;
    const links = list.current?.querySelectorAll("a");
    const next = links?.[Math.min(removedIndex.current, chips.length - 1)];
    removedIndex.current = undefined;
    focusWithoutScroll(next ?? document.getElementById(RESULT_COUNT_ID));
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

export function buildFilterChips(listing: Listing, t: TFunction<"listing">): FilterChip[] {
  const { filter, baseFacets, currencySymbol } = listing;
  const { price, measures, minRating } = filter;
  const chip = (name: string, label: string): FilterChip => ({ key: name, label, without: withoutParam(filter, name) });
  const rangeChip = (name: string, title: string, range: Range | undefined, unit: string): FilterChip[] =>
    range === undefined ? [] : [chip(name, `${title} ${formatRange(range, unit, t)}`)];
  return [
    ...FLAGS.filter(({ property }) => filter[property]).map(({ name }) => chip(name, t(`filters.${name}`))),
    ...rangeChip("price", t("filters.price"), price, currencySymbol),
    ...buildFacetGroups(listing, t("filters.brand")).flatMap(({ name, options }) =>
      options
        .filter(({ selected }) => selected)
        .map(({ id, title, hex }) => ({
          key: `${name}-${id}`,
          label: title,
          hex,
          without: toggleValue(filter, name, id),
        })),
    ),
    ...baseFacets.ranges.flatMap(({ id, title, unit = "" }) => rangeChip(`m${id}`, title, measures[id], unit)),
    ...(minRating === undefined ? [] : [chip("rating", t("filters.stars", { stars: minRating }))]),
  ];
}

/** "80–160 cm", "ab 80 cm", "bis 160 cm" */
function formatRange({ min, max }: Range, unit: string, t: TFunction<"listing">): string {
  if (max === undefined) return t("filters.from", { amount: min, unit }).trim();
  if (min === undefined || min === 0) return t("filters.to", { amount: max, unit }).trim();
  return `${min}–${max}\u00A0${unit}`.trim();
}

export function PromotedFilters({ listing }: { listing: Listing }): ReactElement | null {
  const t = useTexts("listing");
  const promoted = buildPromotedFilters(listing, t);
  if (promoted.length === 0) return null;
  return (
    <div className="lh-promoted" role="group" aria-label={t("filters.promoted")}>
      {promoted.map(({ key, title, hex, selected, toggled }) => (
        <FilterLink className="lh-chip" key={key} filter={toggled} aria-current={selected ? "true" : undefined}>
          {selected && <Icon name="check" />}
          {hex !== undefined && <SwatchDot hex={hex} />}
          {title}
        </FilterLink>
      ))}
    </div>
  );
}
