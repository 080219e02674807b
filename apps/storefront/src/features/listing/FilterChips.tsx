import { SwatchDot } from "@shop/react";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { FilterChip } from "./chosenChips.ts";
import { EMPTY_FILTER } from "./filterSearch.ts";
import { filteredSearch } from "./useFilter.ts";

/** Active filters, removable one by one or all at once. The focus stays on the chips while any are left. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }): ReactElement {
  const t = useTexts("listing");
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);
  useEffect(() => {
    if (left.current === undefined) return;
    const links = list.current?.querySelectorAll<HTMLElement>("a") ?? [];
    const next = links[Math.min(left.current, chips.length - 1)] ?? document.getElementById(COUNT_ID);
    left.current = undefined;
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
          search={filteredSearch(without)}
          resetScroll={false}
          onClick={() => {
            left.current = index;
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
          search={filteredSearch(EMPTY_FILTER)}
          resetScroll={false}
          onClick={() => {
            left.current = 0;
          }}
        >
          {t("filters.clear")}
        </Link>
      )}
    </div>
  );
}

/** Focus target after the last chip is removed. */
export const COUNT_ID = "count";
