import type { CartTotalsLabels } from "@shop/react";
import { useTexts } from "../../i18n/useTexts.ts";

/** @param isVatFree whether the total contains no VAT */
export function useTotalsLabels(isVatFree = false): CartTotalsLabels {
  const t = useTexts("cart");
  return {
    subtotal: t("goods"),
    shipping: t("shipping"),
    discount: t("discount"),
    total: t("total"),
    vatHint: t(isVatFree ? "vatNone" : "vatHint"),
    free: t("free"),
    pending: t("shippingLoading"),
  };
}
