import { localeConfigQuery } from "@shop/core/query";
import { useShipping, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** Delivery country: the storefront's, until the shopper chooses another one. */
export function useDeliveryCountry(): { id: number; title: string } {
  const { countryId: id } = useShipping();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return { id, title: config.countries.find((country) => country.id === id)?.title ?? "" };
}
