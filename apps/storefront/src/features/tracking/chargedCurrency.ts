import { type LocaleConfig, marketCurrency, type Shop } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import type { QueryClient } from "@tanstack/react-query";
import { heldCountry } from "../../shared/prices/heldCountry.ts";

/**
 * Returns the ISO 4217 code of what a country is charged in, by default that of the visible prices; undefined while
 * unknown, and where prices are converted for display only.
 */
export function chargedCurrency(shop: Shop, queryClient: QueryClient, countryId?: number): string | undefined {
  const config = queryClient.getQueryData<LocaleConfig>(localeConfigQuery(shop).queryKey);
  const id = countryId ?? heldCountry.getSnapshot() ?? shop.market.getSnapshot().countryId;
  const shown = config && marketCurrency(config, id);
  return shown?.rate === 1 ? shown.currency : undefined;
}

/** Returns the ISO 4217 code of the visible cart's amounts, as {@link chargedCurrency}. */
export function cartCurrency(shop: Shop, queryClient: QueryClient): string | undefined {
  const { confirmed, countryId } = shop.cart.getSnapshot();
  return confirmed?.currency || chargedCurrency(shop, queryClient, countryId);
}
