import { SwatchDot } from "@shop/react";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { FilterChip } from "./buildFilterChips.ts";
import { EMPTY_FILTER } from "./filterParams.ts";
import { searchWithFilter } from "./useApplyFilter.ts";

/** Active filters, removable one by one or all at once. The focus stays on the chips while any are left. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }): ReactElement {
  const t = useTexts("listing");
  const list = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number>(undefined);
  useEffect(() => {
    if (removedIndex.current === undefined) return;
    const links = list.current?.querySelectorAll<HTMLElement>("a") ?? [];
    const next = links[Math.min(removedIndex.current, chips.length - 1)] ?? document.getElementById(RESULT_COUNT_ID);
    removedIndex.current = undefined;
    next?.focus({ preventScroll: true });
  }, [chips.length]);
  return (
    <div className="lh-chosen" ref={list} role="group" aria-label={t("filters.chosen")} hidden={chips.length === 0}>
      {chips.map(({ key, label, hex, without }, index) => (
        <Link
          className="lh-chip"
          data-on=""
          key={key}
          to="."
          search={searchWithFilter(without)}
          resetScroll={false}
          onClick={() => {
            removedIndex.current = index;
          }}
        >
          {hex !== undefined && <SwatchDot hex={hex} />}
          <span className="sh-hidden">{t("filters.remove")} </span>
          {label}
          <Icon name="x" />
        </Link>
      ))}
      {chips.length > 1 && (
        <Link
          className="lh-link lh-chosen-clear"
          to="."
          search={searchWithFilter(EMPTY_FILTER)}
          resetScroll={false}
          onClick={() => {
            removedIndex.current = 0;
          }}
        >
          {t("filters.clear")}
        </Link>
      )}
    </div>
  );
}

/** Focus target after the last chip is removed. */
export const RESULT_COUNT_ID = "count";
