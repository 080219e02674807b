import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { type Sort, SORTS } from "../../app/pageSearch.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { SortSelect } from "../../ui/SortSelect.tsx";
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

export function SortForm({ listing }: { listing: Listing }): ReactElement {
  const t = useTexts("listing");
  const navigate = useNavigate();
  const { subject, order, filter } = listing;
  return (
    <SortSelect
      name="sort"
      label={t("sort.label")}
      send={t("sort.apply")}
      chosen={order}
      options={SORTS.map((known) => ({ value: known, label: t(WORDS[known]) }))}
      kept={{ ...writeFilter(filter) }}
      onChoose={(value) =>
        void navigate({
          to: ".",
          search: (search) => ({ ...search, page: undefined, sort: sortParam(subject, value) }),
          resetScroll: false,
          replace: true,
        })
      }
    />
  );
}
