import type { LocaleConfig } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** Countries, currency, contacts and limits of the storefront. The root loader has loaded them. */
export const useLocaleConfig = (): LocaleConfig => useSuspenseQuery(localeConfigQuery(useShop())).data;

/** Returns the name of a country in the storefront's language, "" when unknown. */
export const countryTitle = ({ countries }: Pick<LocaleConfig, "countries">, countryId: number): string =>
  countries.find(({ id }) => id === countryId)?.title ?? "";
