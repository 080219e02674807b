import { undeliverableIn } from "@shop/core";
import {
  CartTotalsRow,
  CartTotalsView,
  Money,
  Skeleton,
  useCart,
  useShipping,
  useShop,
  type UseShipping,
} from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { CountrySelect } from "../../shared/CountrySelect.tsx";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useHomeLimit } from "../../shared/prices/useShopPrices.ts";
import { useTotalsLabels } from "../../shared/prices/useTotalsLabels.ts";
import { isSample } from "../../shared/samples.ts";
import { countryTitle, useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";

const couponField = lazyPart(() => import("./CouponField.tsx").then(({ CouponField }) => CouponField), {
  fallback: <div className="lh-coupon" />,
});
const loadError = lazyPart(() => import("../../shared/LoadError.tsx").then(({ LoadError }) => LoadError));
const checkoutNotes = lazyPart(() => import("./CheckoutNotes.tsx").then(({ CheckoutNotes }) => CheckoutNotes), {
  fallback: <p className="lh-cart-payments" />,
});
const undeliverableDialog = lazyPart(() =>
  import("./UndeliverableDialog.tsx").then(({ UndeliverableDialog }) => UndeliverableDialog),
);

export function CartSummary(): ReactElement {
  const t = useTexts("cart");
  const { lines, isPending, subtotalCents, discountCents } = useCart();
  const shipping = useShipping();
  const { methods } = shipping;
  const { totals, format, formatCents: money, convertGross, formatShipping, showNet, vat } = useDisplayCart();
  const gross = (cents: number): string => money(convertGross(cents));
  // VAT in the total per rate, "inkl. 33,17 € USt. (20 %)"; without amounts while shipping is unknown.
  const labels = useTotalsLabels(
    vat.map(({ percent, vatCents }) => ({
      percent,
      amount: totals.shippingCents === undefined ? undefined : gross(vatCents),
    })),
    showNet,
  );
  const undeliverable = undeliverableIn(lines);
  const minOrderCents = useHomeLimit(useLocaleConfig().minOrderCents) ?? 0;
  // The backend rejects smaller orders, but none of samples alone.
  const missing = lines.every(isSample) ? 0 : minOrderCents - subtotalCents + discountCents;
  const hasQuote = methods !== undefined && methods.length > 0;
  // Late shipping methods would push the content down: everything renders together with them.
  if (methods === undefined && (isPending || shipping.isLoading)) return <SummarySkeleton />;
  return (
    <section className="lh-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t("summary")}</h2>
      <CountrySelect id="delivery-country" label={t("country")} />
      {undeliverable !== "all" && <CartShippingMethods shipping={shipping} price={formatShipping} />}
      {undeliverable !== "none" && (
        <Notice
          tone="error"
          announce="status"
          text={t(undeliverable === "all" ? "allUndeliverable" : "someUndeliverable")}
        />
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
      <couponField.Component shippingCents={totals.shippingCents} />
      {missing > 0 && (
        <Notice
          tone="warn"
          announce="status"
          text={t("minimum", { minimum: gross(minOrderCents), missing: gross(missing) })}
        />
      )}
      <CheckoutButton undeliverable={undeliverable} isUnavailable={methods?.length === 0 || missing > 0} />
      <checkoutNotes.Component />
      <p className="lh-visually-hidden" role="status">
        {totals.totalCents !== undefined && !totals.isEstimated && t("totalIs", { total: money(totals.totalCents) })}
      </p>
    </section>
  );
}

export function SummarySkeleton(): ReactElement {
  return (
    <div className="lh-summary" data-state="loading" aria-hidden="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function CartShippingMethods(props: { shipping: UseShipping; price: (cents: number) => string }): ReactElement {
  const { shipping, price } = props;
  const t = useTexts("cart");
  const { methods, methodId, countryId, shippingCents, isLoading, setMethod } = shipping;
  const { isPending } = useCart();
  const { shipping: store } = useShop();
  const isUnknown = shippingCents === undefined && !isLoading && !isPending;
  const config = useLocaleConfig();
  if (methods?.length === 0) {
    const values = { country: countryTitle(config, countryId), phone: config.storePhone };
    return <Notice tone="warn" announce="status" text={t("deliveryNone", values)} />;
  }
  return (
    <>
      {methods !== undefined && (
        <RadioCards
          legend={t("deliveryMethod")}
          name="deliveryMethod"
          value={String(methodId)}
          onChange={(value) => void setMethod(Number(value))}
          cards={methods.map(({ id, title, shippingCents: cents }) => ({
            value: String(id),
            title,
            aside: cents === 0 ? t("free") : cents && price(cents),
          }))}
        />
      )}
      {isUnknown && <loadError.Component text={t("deliveryUnknown")} onRetry={() => store.refresh()} />}
    </>
  );
}

/** Asks for confirmation when some lines are undeliverable; disabled when all are. Source: specification 8. */
function CheckoutButton(props: { undeliverable: ReturnType<typeof undeliverableIn>; isUnavailable: boolean }) {
  const { undeliverable, isUnavailable } = props;
  const t = useTexts("cart");
  const [isConfirming, setConfirming] = useState(false);
  if (undeliverable === "some") {
    return (
      <>
        <Button size="large" wide aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          {t("toCheckout")}
        </Button>
        <undeliverableDialog.Component open={isConfirming} onClose={() => setConfirming(false)} />
      </>
    );
  }
  if (undeliverable === "all" || isUnavailable) {
    return (
      <Button size="large" wide disabled>
        {t("toCheckout")}
      </Button>
    );
  }
  return <ButtonLink size="large" wide to="/checkout" label={t("toCheckout")} />;
}
