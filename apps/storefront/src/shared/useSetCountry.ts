import { useMarket } from "@shop/react";
import { useLocaleConfig } from "./useLocaleConfig.ts";

/** Returns a function that makes the country of an address the market's, with its tax. */
export function useSetCountry(): (countryId: number) => void {
  const { countryId: currentId, setCountry } = useMarket();
  const { countries } = useLocaleConfig();
  return (countryId) => {
    const country = countries.find(({ id }) => id === countryId);
    if (country !== undefined && countryId !== currentId) void setCountry(country.isoCode, country.taxTitle);
  };
}
