import type { SearchHitLabels } from "@shop/react";
import { useCardLabels } from "../../app/useCardLabels.ts";
import { useTexts } from "../../i18n/useTexts.ts";

export function useHitLabels(): SearchHitLabels {
  const t = useTexts("shared");
  const { price, regular, lowest } = useCardLabels();
  return {
    price,
    regular,
    lowest,
    stock: { none: t("soldOut"), few: (count) => t("lowStock", { count }), enough: "" },
  };
}
