import { type ProductCard, type SaleElement, shownCents, taxPercent, type VisibleLine } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useDisplay, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

type Prices = Pick<SaleElement, "priceCents" | "regularCents" | "lowestCents">;

/** Converts gross amounts to the display mode of the shopper: gross or net. */
export interface Shown {
  excludeVat: boolean;
  /** The country's VAT percent; 0 when its tax title names none. */
  countryPercent: number;
  /** Show compare-at prices that no lowest price of the last 30 days backs. Source: decision D1. */
  showsAnyOldPrice: boolean;
  /** Converts gross cents. `percent` defaults to the country's VAT. */
  cents(grossCents: number, percent?: number): number;
  prices<T extends Prices>(priced: T, percent?: number): T;
  /** Without a reduction that no lowest price of the last 30 days backs. */
  card(product: ProductCard): ProductCard;
  line(line: VisibleLine): VisibleLine;
}

/** The backend decides what is charged (decision D10). */
export function useShown(): Shown {
  const { excludeVat, countryId, taxTitle } = useDisplay();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const title = taxTitle ?? config.countries.find(({ id }) => id === countryId)?.taxTitle ?? config.taxTitle;
  return createShown(excludeVat, taxPercent(title) ?? 0, config.showFallbackOldPrice);
}

export function createShown(excludeVat: boolean, countryPercent: number, showsAnyOldPrice = false): Shown {
  const cents: Shown["cents"] = (gross, percent = countryPercent) => shownCents(gross, percent, excludeVat);
  const some = (gross: number | undefined, percent?: number): number | undefined =>
    gross === undefined ? undefined : cents(gross, percent);
  const prices: Shown["prices"] = (priced, percent) => ({
    ...priced,
    priceCents: cents(priced.priceCents, percent),
    regularCents: some(priced.regularCents, percent),
    lowestCents: some(priced.lowestCents, percent),
  });
  return {
    excludeVat,
    countryPercent,
    showsAnyOldPrice,
    cents,
    prices,
    card(product) {
      const card = prices(product, product.vatPercent);
      return card.lowestCents === undefined && !showsAnyOldPrice ? { ...card, regularCents: undefined } : card;
    },
    line: (line) => ({
      ...line,
      unitCents: cents(line.unitCents, line.vatPercent),
      regularCents: some(line.regularCents, line.vatPercent),
    }),
  };
}
