import { undeliverableIn } from "@shop/core";
import { CartTotalsRow, CartTotalsView, Money, useCart, useShipping } from "@shop/react";
import type { ReactElement } from "react";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SummarySkeleton } from "./CartSkeleton.tsx";
import { CouponField } from "./CouponField.tsx";
import { CountryField } from "./CountryField.tsx";
import { CartShippingMethods } from "./CartShippingMethods.tsx";
import { PaymentMethodList } from "./PaymentMethodList.tsx";
import { CheckoutButton } from "./CheckoutButton.tsx";
import { useTotalsLabels } from "./useCartLabels.ts";
import { useVatHint } from "./useVatHint.ts";

export function CartSummary(): ReactElement {
  const t = useTexts("cart");
  const { lines, isPending } = useCart();
  const { methods, isLoading } = useShipping();
  const { totals, format, formatCents: money } = useDisplayCart();
  const labels = useTotalsLabels(useVatHint());
  const undeliverable = undeliverableIn(lines);
  const hasQuote = methods !== undefined && methods.length > 0;
  // Late shipping methods would push the content down: everything renders together with them.
  if (methods === undefined && (isPending || isLoading)) return <SummarySkeleton />;
  return (
    <section className="lh-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t("summary")}</h2>
      <CountryField />
      {undeliverable !== "all" && <CartShippingMethods />}
      {undeliverable !== "none" && (
        <Notice tone="error" announce="status">
          <p>{t(undeliverable === "all" ? "allUndeliverable" : "someUndeliverable")}</p>
        </Notice>
      )}
      {hasQuote ? (
        <CartTotalsView totals={totals} format={format} labels={labels} />
      ) : (
        <dl className="sh-totals">
          <CartTotalsRow label={labels.subtotal}>
            <Money cents={totals.subtotalCents} format={format} />
          </CartTotalsRow>
        </dl>
      )}
      <CouponField shippingCents={totals.shippingCents} />
      <CheckoutButton />
      <PaymentMethodList />
      <p className="lh-visually-hidden" role="status">
        {totals.totalCents !== undefined && !totals.isEstimated && t("totalIs", { total: money(totals.totalCents) })}
      </p>
    </section>
  );
}
