import {
  type DisplayCents,
  displayCents,
  type DisplayPrice,
  displayPrice,
  type EuroCents,
  type LocaleConfig,
  type Price,
  type PriceDisplay,
  productVatPercent,
  type ReductionPolicy,
  taxPercent,
  type VisibleLine,
} from "@shop/core";
import { useMarket } from "./useMarket.js";

/** Settings of the storefront that decide how prices are displayed. */
export type PriceSettings = Pick<
  LocaleConfig,
  "countries" | "countryId" | "currencyRate" | "showFallbackCompareAtPrice" | "taxTitle" | "zeroVatCategoryIds"
>;

/** VAT percent of a product as reported, and the categories that may exempt it. */
type Taxed = Parameters<typeof productVatPercent>[0];

/** Prices in the display mode of the shopper. The backend decides what is charged. */
export interface UsePrices {
  /** Options of the pricing functions; `vatPercent` is that of the country, 0 when its tax title states none. */
  display: PriceDisplay & { rate: number; policy: ReductionPolicy };
  /** VAT percent in the gross prices of a product; undefined when neither the product nor the country states one. */
  vatPercentOf(product: Taxed): number | undefined;
  /** Price of a product, or of its variant. */
  priceOf(product: Taxed & Price, variant?: Price): DisplayPrice;
  /** Amount of a product, such as its shipping cost. */
  centsOf(grossCents: EuroCents, product: Taxed): DisplayCents;
  /** Cart line with its amounts as displayed. */
  lineOf(line: VisibleLine): VisibleLine<DisplayCents>;
}

/** Returns the price functions for the shopper's country, VAT display and currency. */
export function usePrices(settings: PriceSettings): UsePrices {
  const { excludeVat: showNet, countryId, taxTitle: countryTaxTitle } = useMarket();
  const taxTitle =
    countryTaxTitle ?? settings.countries.find(({ id }) => id === countryId)?.taxTitle ?? settings.taxTitle;
  const display: UsePrices["display"] = {
    vatPercent: taxPercent(taxTitle) ?? 0,
    showNet,
    rate: settings.currencyRate,
    policy: settings.showFallbackCompareAtPrice ? "fallback" : "lowest30d",
  };
  const vatPercentOf = (product: Taxed): number | undefined =>
    productVatPercent(product, {
      taxTitle,
      zeroVatCategoryIds: settings.zeroVatCategoryIds,
      customerCountryId: countryId,
      defaultCountryId: settings.countryId,
    });
  const displayOf = (product: Taxed): UsePrices["display"] => ({ ...display, vatPercent: vatPercentOf(product) ?? 0 });
  const centsOf: UsePrices["centsOf"] = (grossCents, product) => displayCents(grossCents, displayOf(product));
  return {
    display,
    vatPercentOf,
    priceOf: (product, variant = product) => displayPrice({ ...variant, unit: product.unit }, displayOf(product)),
    centsOf,
    lineOf: (line) => ({
      ...line,
      unitCents: centsOf(line.unitCents, line),
      compareAtCents: line.compareAtCents === undefined ? undefined : centsOf(line.compareAtCents, line),
    }),
  };
}
