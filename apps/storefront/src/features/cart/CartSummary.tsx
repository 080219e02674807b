import { undeliverableIn } from "@shop/core";
import { CartTotalsRow, CartTotalsView, Money, useCart, useShipping, useShop, useTotals } from "@shop/react";
import type { ReactElement } from "react";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SummarySkeleton } from "./CartSkeleton.tsx";
import { CouponField } from "./CouponField.tsx";
import { CartShippingMethods } from "./CartShippingMethods.tsx";
import { CheckoutButton } from "./CheckoutButton.tsx";
import { useTotalsLabels } from "./useCartLabels.ts";
import { CountrySelect } from "../../shared/CountrySelect.tsx";
import { useQuery } from "@tanstack/react-query";

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

function CountryField(): ReactElement {
  const t = useTexts("cart");
  return <CountrySelect id="delivery-country" label={t("country")} />;
}

/** Payment methods, disclosed before checkout starts. Source: legal-security A1. */
function PaymentMethodList(): ReactElement {
  const t = useTexts("cart");
  const shop = useShop();
  const { isPending } = useCart();
  const { countryId, methodId, methods } = useShipping();
  const { data } = useQuery({
    queryKey: ["paymentMethods", countryId, methodId],
    queryFn: () => shop.checkout.paymentMethods(methodId),
    enabled: !isPending && methods !== undefined && methods.length > 0,
  });
  const titles = (data ?? []).toSorted((a, b) => a.position - b.position).map(({ title }) => title);
  return <p className="lh-cart-payments">{titles.length > 0 && t("payment", { methods: titles.join(", ") })}</p>;
}

/** VAT in the total, per rate: "inkl. 33,17 € USt. (20 %)". Without amounts while shipping is unknown. */
function useVatHint(): string {
  const t = useTexts("cart");
  const { vat, shippingCents } = useTotals();
  const { convertGross, formatCents: money } = useDisplayCart();
  if (shippingCents === undefined || vat.length === 0) return t("vatHint");
  return vat.map(({ percent, vatCents }) => t("vat", { percent, amount: money(convertGross(vatCents)) })).join(", ");
}
