import { undeliverableIn } from "@shop/core";
import { CartTotalsRow, CartTotalsView, Money, useCart, useDelivery } from "@shop/react";
import type { ReactElement } from "react";
import { useShownCart } from "../../app/useShownCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SummaryWaiting } from "./CartWaiting.tsx";
import { CouponField } from "./CouponField.tsx";
import { CountryField } from "./CountryField.tsx";
import { DeliveryMethods } from "./DeliveryMethods.tsx";
import { PaymentMeans } from "./PaymentMeans.tsx";
import { ToCheckout } from "./ToCheckout.tsx";
import { useTotalsLabels } from "./useCartLabels.ts";
import { useVatHint } from "./useVatHint.ts";

export function CartSummary(): ReactElement {
  const t = useTexts("cart");
  const { lines, pending } = useCart();
  const { methods, loading } = useDelivery();
  const { totals, format, money } = useShownCart();
  const labels = useTotalsLabels(useVatHint());
  const undeliverable = undeliverableIn(lines);
  const quoted = methods !== undefined && methods.length > 0;
  // Late shipping methods would push the content down: everything renders together with them.
  if (methods === undefined && (pending || loading)) return <SummaryWaiting />;
  return (
    <section className="lh-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t("summary")}</h2>
      <CountryField />
      {undeliverable !== "all" && <DeliveryMethods />}
      {undeliverable !== "none" && (
        <Notice tone="error" announce="status">
          <p>{t(undeliverable === "all" ? "allUndeliverable" : "someUndeliverable")}</p>
        </Notice>
      )}
      {quoted ? (
        <CartTotalsView totals={totals} format={format} labels={labels} />
      ) : (
        <dl className="sh-totals">
          <CartTotalsRow label={labels.goods}>
            <Money cents={totals.goodsCents} format={format} />
          </CartTotalsRow>
        </dl>
      )}
      <CouponField shippingCents={totals.shippingCents} />
      <ToCheckout />
      <PaymentMeans />
      <p className="lh-visually-hidden" role="status">
        {totals.totalCents !== undefined && !totals.provisional && t("totalIs", { total: money(totals.totalCents) })}
      </p>
    </section>
  );
}
