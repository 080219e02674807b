import { type DisplayCents, formatMoney, type Order } from "@shop/core";
import { CartTotalsRow, CartTotalsView, type MoneyFormat } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Amounts in the display currency, with VAT per rate. */
export function OrderTotals({ order, format }: { order: Order<DisplayCents>; format: MoneyFormat }): ReactElement {
  const t = useTexts("order");
  const money = (cents: DisplayCents): string => formatMoney(cents, format);
  const totals = {
    itemCount: order.lines.length,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    shippingCents: order.shippingCents,
    totalCents: order.totalCents,
  };
  const vatHint = order.vat.map(({ percent, taxCents }) => t("vat", { percent, amount: money(taxCents) })).join(", ");
  const codes = order.coupons.map(({ code }) => code).join(", ");
  const labels = {
    subtotal: t("goods"),
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
