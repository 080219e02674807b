import { type CartTotalsLabels, useMarket } from "@shop/react";
import { useTexts } from "../../i18n/useTexts.ts";

export function useTotalsLabels(vatHint?: string): CartTotalsLabels {
  const t = useTexts("cart");
  const { excludeVat } = useMarket();
  return {
    subtotal: t("goods"),
    shipping: t("shipping"),
    discount: t("discount"),
    total: t("total"),
    vatHint: excludeVat ? t("vatNone") : (vatHint ?? t("vatHint")),
    free: t("free"),
    pending: t("shippingLoading"),
  };
}
