import type { CartTotalsLabels } from "@shop/react";
import { useTexts } from "../../i18n/useTexts.ts";

/** VAT of one rate in a total; without an amount while it is unknown. */
interface VatShare {
  percent: number;
  amount?: string | undefined;
}

/**
 * Words about VAT beside a total, from what is charged: a total without VAT says so in every display mode.
 * @param isNet whether the displayed total leaves out VAT that is charged
 */
export function describeVat(t: ReturnType<typeof useTexts<"cart">>, vat: readonly VatShare[], isNet: boolean): string {
  const charged = vat.filter(({ percent }) => percent > 0);
  const isVatFree = isNet || (vat.length > 0 && charged.length === 0);
  const shares = charged.flatMap(({ percent, amount }) => (amount === undefined ? [] : t("vat", { percent, amount })));
  return isVatFree ? t("vatNone") : shares.join(", ") || t("vatHint");
}

export function useTotalsLabels(vat: readonly VatShare[], isNet = false): CartTotalsLabels {
  const t = useTexts("cart");
  return {
    subtotal: t("goods"),
    shipping: t("shipping"),
    discount: t("discount"),
    total: t("total"),
    vatHint: describeVat(t, vat, isNet),
    free: t("free"),
    pending: t("shippingLoading"),
    unknown: t("shippingUnknown"),
  };
}
