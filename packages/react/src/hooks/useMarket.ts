"use client";

import type { MarketState, MarketStore } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** State and actions of the market. */
export interface UseMarket extends MarketState, Pick<MarketStore, "setExcludeVat" | "setCountry"> {}

/** Returns the shopper's country and VAT display (gross or net), and the actions to change them. */
export function useMarket(): UseMarket {
  const { market } = useShop();
  const state = useStore(market, market.rendered);
  return { ...state, setExcludeVat: market.setExcludeVat, setCountry: market.setCountry };
}
