import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { readSearchParams, writeSearchParams } from "./searchAsked.ts";
import type { SearchResults } from "./useSearchResults.ts";

/** The order of the results: a form that asks for the page anew, and does so by itself once the page is alive. */
export function SearchSort({ results }: { results: SearchResults }): ReactElement {
  const t = useTexts("search");
  const navigate = useNavigate();
  const { text, asked } = results;
  const chosen = asked.sort ?? "";
  const apply = (order: string): void => {
    if (order === chosen) return;
    void navigate({
      to: "/search/$value",
      params: { value: text },
      search: writeSearchParams(readSearchParams({ order, category: asked.categoryId })),
      resetScroll: false,
      replace: true,
    });
  };
  return (
    <form className="lh-sort" method="get">
      {asked.categoryId !== undefined && <input type="hidden" name="category" value={asked.categoryId} />}
      <label className="lh-sort-label" htmlFor="order">
        {t("sort.label")}
      </label>
      {/* Not controlled: what was chosen before the page came alive is applied when it does. */}
      <select
        className="lh-select"
        id="order"
        name="order"
        autoComplete="off"
        key={chosen}
        defaultValue={chosen}
        ref={(select) => (select === null ? undefined : apply(select.value))}
        onChange={(event) => apply(event.currentTarget.value)}
      >
        <option value="">{t("sort.best")}</option>
        <option value="priceLowToHigh">{t("sort.priceLowToHigh")}</option>
        <option value="priceHighToLow">{t("sort.priceHighToLow")}</option>
      </select>
      <noscript>
        <button {...buttonLook({ variant: "outline" })}>{t("sort.apply")}</button>
      </noscript>
    </form>
  );
}
