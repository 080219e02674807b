import { localeConfigQuery } from "@shop/core/query";
import { useDelivery, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** The country the shopper wants things delivered to: the storefront's, until another one is chosen. */
export function useCountry(): { id: number; title: string } {
  const { countryId: id } = useDelivery();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return { id, title: config.countries.find((country) => country.id === id)?.title ?? "" };
}
