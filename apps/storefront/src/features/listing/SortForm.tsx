import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { type Sort, SORTS } from "../../app/pageSearch.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";

/** The order of the list: a form that asks for the page anew, and does so by itself once the page is alive. */
export function SortForm({ sort = SORTS[0] }: { sort: Sort | undefined }): ReactElement {
  const t = useTexts("listing");
  const navigate = useNavigate({ from: "/$" });
  const apply = (value: string): void => {
    const chosen = SORTS.find((known) => known === value);
    if (chosen === undefined || chosen === sort) return;
    void navigate({
      to: ".",
      search: (search) => ({ ...search, page: undefined, sort: chosen === SORTS[0] ? undefined : chosen }),
      resetScroll: false,
      replace: true,
    });
  };
  return (
    <form className="lh-sort" method="get">
      <label htmlFor="sort">{t("sort.label")}</label>
      {/* Not controlled: what was chosen before the page came alive is applied when it does. */}
      <select
        className="lh-select"
        id="sort"
        name="sort"
        autoComplete="off"
        key={sort}
        defaultValue={sort}
        ref={(select) => (select === null ? undefined : apply(select.value))}
        onChange={(event) => apply(event.currentTarget.value)}
      >
        {SORTS.map((known) => (
          <option key={known} value={known}>
            {t(`sort.${known}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button {...buttonLook({ variant: "outline" })}>{t("sort.apply")}</button>
      </noscript>
    </form>
  );
}
