import type { ProductCard } from "@shop/core";
import { useShipping } from "@shop/react";
import { countryTitle, useLocaleConfig } from "./useLocaleConfig.ts";

export function useDeliveryCountry({ undeliverableCountryIds }: Pick<ProductCard, "undeliverableCountryIds">) {
  const { countryId } = useShipping();
  const country = countryTitle(useLocaleConfig(), countryId);
  return { country, isDeliverable: !undeliverableCountryIds.includes(countryId) };
}
