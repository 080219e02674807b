import { type Product, taxPercent, vatPercentFor } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShipping, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** VAT percent of a product's gross price; undefined if neither the backend nor the country's tax title states one. */
export function useVatPercent({
  vatPercent,
  categories,
}: Pick<Product, "vatPercent" | "categories">): number | undefined {
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { countryId } = useShipping();
  if (vatPercent !== undefined) return vatPercent;
  const taxTitle = config.countries.find(({ id }) => id === countryId)?.taxTitle ?? config.taxTitle;
  if (taxPercent(taxTitle) === undefined) return undefined;
  return vatPercentFor({
    taxTitle,
    excludeVat: false,
    itemCategoryIds: categories.map(({ id }) => id),
    zeroVatCategoryIds: config.zeroVatCategoryIds,
    customerCountryId: countryId,
    defaultCountryId: config.countryId,
  });
}
