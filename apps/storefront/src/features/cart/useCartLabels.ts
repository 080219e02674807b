import { type CartLineLabels, type CartTotalsLabels, useMarket } from "@shop/react";
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

export function useLineLabels(): CartLineLabels {
  const t = useTexts("cart");
  return {
    quantity: (title) => t("line.quantity", { title }),
    decrease: t("line.decrease"),
    increase: t("line.increase"),
    adjusted: (quantity, step) => t(step > 1 ? "line.adjustedToStep" : "line.adjusted", { quantity, step }),
    remove: (title) => t("line.remove", { title }),
    removeShort: t("line.removeShort"),
    unitPrice: t("line.unitPrice"),
    linePrice: t("line.linePrice"),
    saving: t("line.saving"),
  };
}
