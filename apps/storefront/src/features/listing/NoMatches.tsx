import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { RESULT_COUNT_ID } from "./FilterChips.tsx";
import type { FilterChip } from "./buildFilterChips.ts";
import { EMPTY_FILTER } from "./filterParams.ts";
import { searchWithFilter } from "./useApplyFilter.ts";

/** No product matches: lists the active filters and offers to remove one or all. */
export function NoMatches({ chips }: { chips: readonly FilterChip[] }): ReactElement {
  const t = useTexts("listing");
  const pressed = useRef(false);
  const markPressed = (): void => {
    pressed.current = true;
  };
  // The pressed link disappears with this screen: moves the focus to the count.
  useEffect(
    () => () => {
      if (pressed.current) document.getElementById(RESULT_COUNT_ID)?.focus({ preventScroll: true });
    },
    [],
  );
  const all = (
    <Link {...buttonProps()} to="." search={searchWithFilter(EMPTY_FILTER)} resetScroll={false} onClick={markPressed}>
      {t("filters.clear")}
    </Link>
  );
  return (
    <EmptyState icon="search" title={t("none.title")} action={all}>
      <p>{t("none.text", { chosen: chips.map(({ label }) => label).join(" · ") })}</p>
      <ul className="lh-none-list" role="list">
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <Link
              {...buttonProps({ variant: "outline" })}
              to="."
              search={searchWithFilter(without)}
              resetScroll={false}
              onClick={markPressed}
            >
              <Icon name="x" />
              {t("none.without", { what: label })}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
