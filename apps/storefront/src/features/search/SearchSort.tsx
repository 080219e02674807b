import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { SortSelect } from "../../ui/SortSelect.tsx";
import { parseSearchParams, serializeSearchParams } from "./searchRequest.ts";
import type { SearchResults } from "./useSearchResults.ts";

export function SearchSort({ results }: { results: SearchResults }): ReactElement {
  const t = useTexts("search");
  const navigate = useNavigate();
  const { text, request } = results;
  return (
    <SortSelect
      name="order"
      label={t("sort.label")}
      submitLabel={t("sort.apply")}
      selected={request.sort ?? ""}
      options={[
        { value: "", label: t("sort.best") },
        { value: "priceLowToHigh", label: t("sort.priceLowToHigh") },
        { value: "priceHighToLow", label: t("sort.priceHighToLow") },
      ]}
      otherParams={request.categoryId === undefined ? {} : { category: request.categoryId }}
      onChange={(order) =>
        void navigate({
          to: "/search/$value",
          params: { value: text },
          search: serializeSearchParams(parseSearchParams({ order, category: request.categoryId })),
          resetScroll: false,
          replace: true,
        })
      }
    />
  );
}
