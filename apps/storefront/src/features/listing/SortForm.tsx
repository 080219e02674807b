import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { type SortOrder, SORT_ORDERS } from "./pageSearch.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { SortSelect } from "../../ui/SortSelect.tsx";
import { serializeFilter } from "./filterParams.ts";
import { toSortParam } from "./listingQuery.ts";
import type { Listing } from "./useListing.ts";

const SORT_LABEL_KEYS: Readonly<Record<SortOrder, string>> = {
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
      submitLabel={t("sort.apply")}
      selected={order}
      options={SORT_ORDERS.map((known) => ({ value: known, label: t(SORT_LABEL_KEYS[known]) }))}
      otherParams={{ ...serializeFilter(filter) }}
      onChange={(value) =>
        void navigate({
          to: ".",
          search: (search) => ({ ...search, page: undefined, sort: toSortParam(subject, value) }),
          resetScroll: false,
          replace: true,
        })
      }
    />
  );
}
