import { displayLine, displayShippingCents, displayTotals, type VisibleLine } from "@shop/core";
import { CartTotalsRow, CartTotalsView, Money, ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useCartPrices, useHomeLimit } from "../../shared/prices/useShopPrices.ts";
import { useTotalsLabels } from "../../shared/prices/useTotalsLabels.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

export function CheckoutSummary({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  return (
    <aside className="lh-checkout-summary" aria-label={t("summary")}>
      <h2>{t("summary")}</h2>
      <ReviewLines lines={state.cart.lines} />
      <TotalsTable state={state} />
      <FreeShipping state={state} />
      <ShopLink to="/cart">{t("toCart")}</ShopLink>
    </aside>
  );
}

function FreeShipping({ state }: { state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const { formatGross } = useCartPrices();
  const from = useHomeLimit(useLocaleConfig().freeShippingFromCents);
  const { subtotalCents, discountCents } = state.cart;
  const missing = from === undefined ? 0 : from - Math.max(0, subtotalCents - discountCents);
  if (missing <= 0 || state.delivery.shippingCents === 0) return null;
  return <p className="lh-free-from">{t("freeFrom", { amount: formatGross(missing) })}</p>;
}

export function ReviewLines({ lines }: { lines: readonly VisibleLine[] }): ReactElement {
  const t = useTexts("checkout");
  const { display, format } = useCartPrices();
  return (
    <ul className="lh-order-lines" aria-label={t("items")}>
      {lines.map((line) => (
        <li key={line.variantId}>
          <ProductPicture className="lh-thumb" picture={line.picture} sizes="64px" alt="" />
          <div>
            <strong>{line.title}</strong>
            <span className="lh-muted">{[line.color, line.size].filter((part) => part !== "").join(" · ")}</span>
            <span className="lh-muted">{t("quantity", { count: line.quantity })}</span>
          </div>
          <Money className="lh-amount" cents={displayLine(line, display).unitCents * line.quantity} format={format} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Subtotal, discount, shipping, fee and total; unknown amounts keep their place. The total is what is charged: in net
 * mode the VAT is listed above it, with the reason (decision 0062).
 */
export function TotalsTable({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const { cart, display, showNet, vat, totals, convertGross, format, formatCents } = useDisplayCart();
  const { payment } = state;
  const feeCents = payment === undefined ? 0 : displayShippingCents(payment.feeCents, cart.lines, display);
  // Always gross: what is charged (decision 0062).
  const charged = displayTotals(cart, cart.lines, { ...display, showNet: false });
  const totalCents =
    state.totalCents === undefined || charged.totalCents === undefined
      ? undefined
      : charged.totalCents + convertGross(payment?.feeCents ?? 0);
  const vatCents =
    totalCents === undefined || totals.totalCents === undefined ? 0 : totalCents - totals.totalCents - feeCents;
  const labels = useTotalsLabels(vat);
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
