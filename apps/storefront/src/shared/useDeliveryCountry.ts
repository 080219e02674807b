import type { ProductCard } from "@shop/core";
import { useShipping } from "@shop/react";
import { countryTitle, useLocaleConfig } from "./useLocaleConfig.ts";

/** Title of the delivery country, and whether a product can be delivered there. */
export function useDeliveryCountry({ undeliverableCountryIds }: Pick<ProductCard, "undeliverableCountryIds">): {
  country: string;
  isDeliverable: boolean;
} {
  const { countryId } = useShipping();
  const country = countryTitle(useLocaleConfig(), countryId);
  return { country, isDeliverable: !undeliverableCountryIds.includes(countryId) };
}
