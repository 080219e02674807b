import type { ProductCard } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShipping, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** Title of the delivery country, and whether a product can be delivered there. */
export function useDeliveryCountry({ undeliverableCountryIds }: Pick<ProductCard, "undeliverableCountryIds">): {
  country: string;
  isDeliverable: boolean;
} {
  const { countryId } = useShipping();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";
  return { country, isDeliverable: !undeliverableCountryIds.includes(countryId) };
}
