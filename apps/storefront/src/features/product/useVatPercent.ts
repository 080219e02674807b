import { type Product, taxPercent, vatPercentFor } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** The VAT in a product's price; undefined where the country's title names no percent. */
export function useVatPercent({ categories }: Pick<Product, "categories">): number | undefined {
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  if (taxPercent(config.taxTitle) === undefined) return undefined;
  return vatPercentFor({
    taxTitle: config.taxTitle,
    excludeVat: false,
    itemCategoryIds: categories.map(({ id }) => id),
    zeroVatCategoryIds: config.zeroVatCategoryIds,
    customerCountryId: config.countryId,
    defaultCountryId: config.countryId,
  });
}
