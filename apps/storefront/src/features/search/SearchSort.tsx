import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { SortSelect } from "../../ui/SortSelect.tsx";
import { readSearchParams, writeSearchParams } from "./searchAsked.ts";
import type { SearchResults } from "./useSearchResults.ts";

export function SearchSort({ results }: { results: SearchResults }): ReactElement {
  const t = useTexts("search");
  const navigate = useNavigate();
  const { text, asked } = results;
  return (
    <SortSelect
      name="order"
      label={t("sort.label")}
      send={t("sort.apply")}
      chosen={asked.sort ?? ""}
      options={[
        { value: "", label: t("sort.best") },
        { value: "priceLowToHigh", label: t("sort.priceLowToHigh") },
        { value: "priceHighToLow", label: t("sort.priceHighToLow") },
      ]}
      kept={asked.categoryId === undefined ? {} : { category: asked.categoryId }}
      onChoose={(order) =>
        void navigate({
          to: "/search/$value",
          params: { value: text },
          search: writeSearchParams(readSearchParams({ order, category: asked.categoryId })),
          resetScroll: false,
          replace: true,
        })
      }
    />
  );
}
