import { CartTotalsRow, CartTotalsView } from "@shop/react";
import type { ReactElement } from "react";
import { useShownCart } from "../../app/useShownCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

/**
 * Subtotal, discount, shipping, fee and total; unknown amounts keep their place. The total is what is charged: in net
 * mode the VAT is listed above it, with the reason (decision D10).
 */
export function TotalsTable({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const { excludeVat, totals, charged, postage, gross, format, money } = useShownCart();
  const { payment } = state;
  const feeCents = payment === undefined ? 0 : postage(payment.feeCents);
  const totalCents =
    state.totalCents === undefined || charged.totalCents === undefined
      ? undefined
      : charged.totalCents + gross(payment?.feeCents ?? 0);
  const vatCents =
    totalCents === undefined || totals.totalCents === undefined ? 0 : totalCents - totals.totalCents - feeCents;
  const labels = {
    goods: t("goods"),
    shipping: t("shipping"),
    discount: t("discount"),
    total: t("total"),
    vatHint: t(excludeVat && vatCents === 0 ? "vatNone" : "vatHint"),
    free: t("free"),
    pending: t("shippingLoading"),
  };
  return (
    <CartTotalsView totals={{ ...totals, totalCents }} format={format} labels={labels}>
      {payment !== undefined && feeCents > 0 && (
        <CartTotalsRow label={t("fee", { method: payment.title })}>{money(feeCents)}</CartTotalsRow>
      )}
      {excludeVat && vatCents > 0 && (
        <CartTotalsRow label={t("vatAdded")} hint={t("vatWhy")}>
          {money(vatCents)}
        </CartTotalsRow>
      )}
    </CartTotalsView>
  );
}
