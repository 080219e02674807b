import { convertCents } from "@shop/core";
import type { ReactElement } from "react";
import { useCurrencySymbol } from "./useCurrencySymbol.ts";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { FilterRange } from "./FilterRange.tsx";
import { FilterSection } from "./FilterSection.tsx";
import type { Listing } from "./useListing.ts";

/** Price range in the display currency. */
export function FilterPrice({ listing, id }: { listing: Listing; id: string }): ReactElement {
  const t = useTexts("listing");
  const symbol = useCurrencySymbol();
  const { rate, showNet } = useShopPrices().display;
  const { filter, baseFacets, currentFacets } = listing;
  const price = currentFacets.priceCents ?? baseFacets.priceCents;
  const inCurrency = t("filters.in", { what: t("filters.price"), unit: symbol });
  // The backend filters by gross prices.
  const title = showNet ? t("filters.gross", { what: inCurrency }) : inCurrency;
  return (
    <FilterSection title={title} open>
      <FilterRange
        id={id}
        name="price"
        title={title}
        value={filter.price}
        min={price && Math.floor(convertCents(price.min, rate) / 100)}
        max={price && Math.ceil(convertCents(price.max, rate) / 100)}
      />
    </FilterSection>
  );
}
