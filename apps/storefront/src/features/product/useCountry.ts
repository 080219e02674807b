import { localeConfigQuery } from "@shop/core/query";
import { useDelivery, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** Delivery country: the storefront's, until the shopper chooses another one. */
export function useCountry(): { id: number; title: string } {
  const { countryId: id } = useDelivery();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return { id, title: config.countries.find((country) => country.id === id)?.title ?? "" };
}
