import { type ProductCardLabels, useMarket } from "@shop/react";
import { useTexts } from "../../i18n/useTexts.ts";

export function useCardLabels(): ProductCardLabels {
  const t = useTexts("shared");
  const { excludeVat } = useMarket();
  return {
    price: t("price.label"),
    compareAt: t("price.regular"),
    lowestPrice30d: t("price.lowest"),
    vatHint: t(excludeVat ? "price.netHint" : "price.hint"),
    width: t("measures.width"),
    depth: t("measures.depth"),
    height: t("measures.height"),
    colors: t("colors"),
    isNew: t("isNew"),
    energyClass: t("energyClass"),
  };
}
