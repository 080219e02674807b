import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { type Sort, SORTS } from "../../app/pageSearch.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { writeFilter } from "./filterSearch.ts";
import { sortParam } from "./listingQuery.ts";
import type { Listing } from "./useListing.ts";

const WORDS: Readonly<Record<Sort, string>> = {
  sales_view_quantity: "sort.sales_view_quantity",
  min_price: "sort.min_price",
  max_price: "sort.max_price",
  created_reverse: "sort.created_reverse",
  rating: "sort.rating",
};

/** The order of the list: a form that asks for the page anew, and does so by itself once the page is alive. */
export function SortForm({ listing }: { listing: Listing }): ReactElement {
  const t = useTexts("listing");
  const navigate = useNavigate();
  const { subject, order, filter } = listing;
  const apply = (value: string): void => {
    if (value === order) return;
    void navigate({
      to: ".",
      search: (search) => ({ ...search, page: undefined, sort: sortParam(subject, value) }),
      resetScroll: false,
      replace: true,
    });
  };
  return (
    <form className="lh-sort" method="get">
      {Object.entries(writeFilter(filter)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <label className="lh-sort-label" htmlFor="sort">
        {t("sort.label")}
      </label>
      {/* Not controlled: what was chosen before the page came alive is applied when it does. */}
      <select
        className="lh-select"
        id="sort"
        name="sort"
        autoComplete="off"
        key={order}
        defaultValue={order}
        ref={(select) => (select === null ? undefined : apply(select.value))}
        onChange={(event) => apply(event.currentTarget.value)}
      >
        {SORTS.map((known) => (
          <option key={known} value={known}>
            {t(WORDS[known])}
          </option>
        ))}
      </select>
      <noscript>
        <button {...buttonLook({ variant: "outline" })}>{t("sort.apply")}</button>
      </noscript>
    </form>
  );
}
