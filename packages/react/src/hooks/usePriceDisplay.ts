"use client";

import { type LocaleConfig, marketCurrency, type StorePriceDisplay, taxPercent } from "@shop/core";
import { useMarket } from "./useMarket.js";

/** Settings of the storefront that decide how prices are displayed. */
export type PriceSettings = Pick<
  LocaleConfig,
  | "countries"
  | "countryId"
  | "currency"
  | "currencySymbol"
  | "currencyRate"
  | "showFallbackCompareAtPrice"
  | "taxTitle"
  | "zeroVatCategoryIds"
>;

/** Returns the options of `displayPrice` for the shopper's country and VAT display; `vatPercent` is 0 when unknown. */
export function usePriceDisplay(settings: PriceSettings): StorePriceDisplay {
  const { excludeVat: showNet, countryId, taxTitle: chosenTaxTitle } = useMarket();
  const taxTitle =
    chosenTaxTitle ?? settings.countries.find(({ id }) => id === countryId)?.taxTitle ?? settings.taxTitle;
  return {
    vatPercent: taxPercent(taxTitle) ?? 0,
    showNet,
    rate: marketCurrency(settings, countryId).rate,
    policy: settings.showFallbackCompareAtPrice ? "fallback" : "lowest30d",
    country: {
      taxTitle,
      zeroVatCategoryIds: settings.zeroVatCategoryIds,
      customerCountryId: countryId,
      defaultCountryId: settings.countryId,
    },
  };
}
