import { CartTotalsRow, CartTotalsView } from "@shop/react";
import type { ReactElement } from "react";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

/**
 * Subtotal, discount, shipping, fee and total; unknown amounts keep their place. The total is what is charged: in net
 * mode the VAT is listed above it, with the reason (decision 0062).
 */
export function TotalsTable({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const { showNet, totals, chargedTotals, convertShipping, convertGross, format, formatCents } = useDisplayCart();
  const { payment } = state;
  const feeCents = payment === undefined ? 0 : convertShipping(payment.feeCents);
  const totalCents =
    state.totalCents === undefined || chargedTotals.totalCents === undefined
      ? undefined
      : chargedTotals.totalCents + convertGross(payment?.feeCents ?? 0);
  const vatCents =
    totalCents === undefined || totals.totalCents === undefined ? 0 : totalCents - totals.totalCents - feeCents;
  const labels = {
    subtotal: t("goods"),
    shipping: t("shipping"),
    discount: t("discount"),
    total: t("total"),
    vatHint: t(showNet && vatCents === 0 ? "vatNone" : "vatHint"),
    free: t("free"),
    pending: t("shippingLoading"),
  };
  return (
    <CartTotalsView totals={{ ...totals, totalCents }} format={format} labels={labels}>
      {payment !== undefined && feeCents > 0 && (
        <CartTotalsRow label={t("fee", { method: payment.title })}>{formatCents(feeCents)}</CartTotalsRow>
      )}
      {showNet && vatCents > 0 && (
        <CartTotalsRow label={t("vatAdded")} hint={t("vatWhy")}>
          {formatCents(vatCents)}
        </CartTotalsRow>
      )}
    </CartTotalsView>
  );
}
