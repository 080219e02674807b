import type { SearchProduct } from "@shop/core";
import { useDisplay, useShop } from "@shop/react";
import { useShown } from "../../app/useShown.ts";
import { hitPrices } from "./hitPrices.ts";

export function useHitPrices(): (product: SearchProduct) => SearchProduct {
  const { config } = useShop();
  const { countryId } = useDisplay();
  const { excludeVat, countryPercent, showsAnyOldPrice } = useShown();
  const atHome = countryId === config.countryId;
  return (product) => hitPrices(product, { excludeVat, countryPercent, atHome, showsAnyOldPrice });
}
