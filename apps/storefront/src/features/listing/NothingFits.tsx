import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { COUNT_ID } from "./FilterChips.tsx";
import type { FilterChip } from "./chosenChips.ts";
import { EMPTY_FILTER } from "./filterSearch.ts";
import { filteredSearch } from "./useFilter.ts";

/** No product matches: lists the active filters and offers to remove one or all. */
export function NothingFits({ chips }: { chips: readonly FilterChip[] }): ReactElement {
  const t = useTexts("listing");
  const pressed = useRef(false);
  const press = (): void => {
    pressed.current = true;
  };
  // The pressed link disappears with this screen: moves the focus to the count.
  useEffect(
    () => () => {
      if (pressed.current) document.getElementById(COUNT_ID)?.focus({ preventScroll: true });
    },
    [],
  );
  const all = (
    <Link {...buttonLook()} to="." search={filteredSearch(EMPTY_FILTER)} resetScroll={false} onClick={press}>
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
              {...buttonLook({ variant: "outline" })}
              to="."
              search={filteredSearch(without)}
              resetScroll={false}
              onClick={press}
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
