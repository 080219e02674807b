import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** "€" */
export const useCurrencySymbol = (): string => useSuspenseQuery(localeConfigQuery(useShop())).data.currencySymbol;
