import { CartTotalsRow, CartTotalsView } from "@shop/react";
import type { ReactElement } from "react";
import { useMoney, useMoneyFormat } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

/** Goods, discount, shipping, fee and total. What is not known yet keeps its place. */
export function TotalsTable({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const money = useMoney();
  const format = useMoneyFormat();
  const { cart, delivery, payment, totalCents } = state;
  const totals = {
    itemCount: cart.itemCount,
    goodsCents: cart.goodsCents,
    discountCents: cart.discountCents,
    shippingCents: delivery.loading ? undefined : delivery.postageCents,
    totalCents,
  };
  const labels = {
    goods: t("goods"),
    shipping: t("shipping"),
    discount: t("discount"),
    total: t("total"),
    vatHint: t("vatHint"),
    free: t("free"),
    pending: t("shippingLoading"),
  };
  return (
    <CartTotalsView totals={totals} format={format} labels={labels}>
      {payment !== undefined && payment.feeCents > 0 && (
        <CartTotalsRow label={t("fee", { method: payment.title })}>{money(payment.feeCents)}</CartTotalsRow>
      )}
    </CartTotalsView>
  );
}
