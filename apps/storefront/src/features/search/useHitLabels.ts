import type { SearchHitLabels } from "@shop/react";
import { useCardLabels } from "../../shared/productCard/useCardLabels.ts";
import { useTexts } from "../../i18n/useTexts.ts";

export function useHitLabels(): SearchHitLabels {
  const t = useTexts("shared");
  const { price, compareAt, lowestPrice30d } = useCardLabels();
  return {
    price,
    compareAt,
    lowestPrice30d,
    stock: { none: t("soldOut"), few: (count) => t("lowStock", { count }), enough: "" },
  };
}
