import type { PostalAddress } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { formatAddressLine } from "./formatAddressLine.ts";

/** As {@link formatAddressLine}, plus the country when it differs from the storefront's. */
export function useAddressLine(): (address: PostalAddress) => string {
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return (address) => {
    const abroad = address.countryId === config.countryId ? undefined : address.countryId;
    const country = config.countries.find(({ id }) => id === abroad)?.title;
    return [formatAddressLine(address), country].filter((part) => part !== undefined).join(", ");
  };
}
