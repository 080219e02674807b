import type { SearchProduct } from "@shop/core";
import { useDisplay, useShop } from "@shop/react";
import { useDisplayPrices } from "../../shared/prices/useDisplayPrices.ts";
import { hitPrices } from "./hitPrices.ts";

export function useHitPrices(): (product: SearchProduct) => SearchProduct {
  const { config } = useShop();
  const { countryId } = useDisplay();
  const { excludeVat, countryPercent, showsAnyCompareAt } = useDisplayPrices();
  const isHomeCountry = countryId === config.countryId;
  return (product) => hitPrices(product, { excludeVat, countryPercent, isHomeCountry, showsAnyCompareAt });
}
