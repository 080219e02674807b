import { type ProductCard, type Variant, displayCents, taxPercent, type VisibleLine } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useDisplay, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

type Prices = Pick<Variant, "priceCents" | "compareAtCents" | "lowestPrice30dCents">;

/** Converts gross amounts to the display mode of the shopper: gross or net. */
export interface DisplayPrices {
  excludeVat: boolean;
  /** The country's VAT percent; 0 when its tax title names none. */
  countryPercent: number;
  /** Show compare-at prices that no lowest price of the last 30 days backs. Source: decision 0053. */
  showsAnyCompareAt: boolean;
  /** Converts gross cents. `percent` defaults to the country's VAT. */
  cents(grossCents: number, percent?: number): number;
  prices<T extends Prices>(priced: T, percent?: number): T;
  /** Without a reduction that no lowest price of the last 30 days backs. */
  card(product: ProductCard): ProductCard;
  line(line: VisibleLine): VisibleLine;
}

/** The backend decides what is charged (decision 0062). */
export function useDisplayPrices(): DisplayPrices {
  const { excludeVat, countryId, taxTitle } = useDisplay();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const title = taxTitle ?? config.countries.find(({ id }) => id === countryId)?.taxTitle ?? config.taxTitle;
  return createDisplayPrices(excludeVat, taxPercent(title) ?? 0, config.showFallbackCompareAtPrice);
}

export function createDisplayPrices(
  excludeVat: boolean,
  countryPercent: number,
  showsAnyCompareAt = false,
): DisplayPrices {
  const cents: DisplayPrices["cents"] = (gross, percent = countryPercent) => displayCents(gross, percent, excludeVat);
  const convertOptional = (gross: number | undefined, percent?: number): number | undefined =>
    gross === undefined ? undefined : cents(gross, percent);
  const prices: DisplayPrices["prices"] = (priced, percent) => ({
    ...priced,
    priceCents: cents(priced.priceCents, percent),
    compareAtCents: convertOptional(priced.compareAtCents, percent),
    lowestPrice30dCents: convertOptional(priced.lowestPrice30dCents, percent),
  });
  return {
    excludeVat,
    countryPercent,
    showsAnyCompareAt,
    cents,
    prices,
    card(product) {
      const card = prices(product, product.vatPercent);
      return card.lowestPrice30dCents === undefined && !showsAnyCompareAt
        ? { ...card, compareAtCents: undefined }
        : card;
    },
    line: (line) => ({
      ...line,
      unitCents: cents(line.unitCents, line.vatPercent),
      compareAtCents: convertOptional(line.compareAtCents, line.vatPercent),
    }),
  };
}
