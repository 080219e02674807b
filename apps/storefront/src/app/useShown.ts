import { type ProductCard, type SaleElement, shownCents, taxPercent, type VisibleLine } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useDisplay, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

type Prices = Pick<SaleElement, "priceCents" | "regularCents" | "lowestCents">;

/** How this shopper sees amounts, which inside are gross: with the VAT of the chosen country, or without any. */
export interface Shown {
  excludeVat: boolean;
  /** the country's VAT percent; 0 where its title names none */
  countryPercent: number;
  /** the shop's settings ask for old prices, whether or not the lowest of the last 30 days stands behind them; decision D1 */
  showsAnyOldPrice: boolean;
  /** one gross amount with its VAT percent, the country's where absent */
  cents(grossCents: number, percent?: number): number;
  prices<T extends Prices>(priced: T, percent?: number): T;
  /** without a reduction that nothing stands behind */
  card(product: ProductCard): ProductCard;
  line(line: VisibleLine): VisibleLine;
}

/** Gross or net, everywhere at once. What is charged the backend decides (decision D10). */
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
