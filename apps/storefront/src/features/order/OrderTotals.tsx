import type { Order } from "@shop/core";
import { CartTotalsRow, CartTotalsView } from "@shop/react";
import type { ReactElement } from "react";
import { useMoney, useMoneyFormat } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/** The amounts as they were agreed, with the VAT of each rate. */
export function OrderTotals({ order }: { order: Order }): ReactElement {
  const t = useTexts("order");
  const money = useMoney();
  const format = useMoneyFormat();
  const totals = {
    itemCount: order.lines.length,
    goodsCents: order.goodsCents,
    discountCents: order.discountCents,
    shippingCents: order.postageCents,
    totalCents: order.totalCents,
  };
  const vatHint = order.vat.map(({ percent, taxCents }) => t("vat", { percent, amount: money(taxCents) })).join(", ");
  const codes = order.coupons.map(({ code }) => code).join(", ");
  const labels = {
    goods: t("goods"),
    shipping: t("shipping"),
    discount: order.coupons.length === 0 ? t("discount") : t("discountBy", { codes }),
    total: t("total"),
    vatHint,
    free: t("free"),
    pending: "",
  };
  return (
    <CartTotalsView totals={totals} format={format} labels={labels}>
      {order.feeCents > 0 && <CartTotalsRow label={t("fee")}>{money(order.feeCents)}</CartTotalsRow>}
    </CartTotalsView>
  );
}
