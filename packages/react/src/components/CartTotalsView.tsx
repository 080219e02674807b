import type { CartTotals } from "@shop/core";
import type { ReactElement, ReactNode } from "react";
import { className } from "./className.js";
import { Money } from "./Money.js";
import type { MoneyFormat } from "./MoneyFormat.js";
import { Skeleton } from "./Skeleton.js";

/** The words of {@link CartTotalsView}. */
export interface CartTotalsLabels {
  goods: string;
  shipping: string;
  discount: string;
  total: string;
  /** under the total: "inkl. MwSt." */
  vatHint: string;
  /** instead of an amount of 0: "kostenlos" */
  free: string;
  /** read out while an amount is awaited: "wird berechnet" */
  pending: string;
}

/** What {@link CartTotalsView} takes. */
export interface CartTotalsViewProps {
  /**
   * Amounts as they are to be shown. Unknown shipping holds its place until it is known; `provisional` marks shipping and
   * total as computed before the shop has answered.
   */
  totals: CartTotals & { provisional?: boolean | undefined };
  format: MoneyFormat;
  labels: CartTotalsLabels;
  /** further rows, between shipping and total: `<CartTotalsRow>` */
  children?: ReactNode;
  className?: string;
}

/** Goods, shipping, discount and total, each in its place from the start. */
export function CartTotalsView({
  totals,
  format,
  labels,
  children,
  className: extra,
}: CartTotalsViewProps): ReactElement {
  const { goodsCents, discountCents, shippingCents, totalCents, provisional = false } = totals;
  const amount = (cents: number | undefined): ReactNode =>
    cents === undefined ? <Skeleton width="amount" label={labels.pending} /> : <Money cents={cents} format={format} />;
  return (
    <dl className={className("sh-totals", extra)}>
      <CartTotalsRow label={labels.goods}>{amount(goodsCents)}</CartTotalsRow>
      {discountCents > 0 && (
        <CartTotalsRow label={labels.discount} kind="discount">
          {amount(-Math.min(discountCents, goodsCents))}
        </CartTotalsRow>
      )}
      <CartTotalsRow label={labels.shipping} provisional={provisional}>
        {shippingCents === 0 ? labels.free : amount(shippingCents)}
        {provisional && shippingCents !== undefined && <span className="sh-hidden"> ({labels.pending})</span>}
      </CartTotalsRow>
      {children}
      <CartTotalsRow label={labels.total} kind="total" hint={labels.vatHint} provisional={provisional}>
        {amount(totalCents)}
      </CartTotalsRow>
    </dl>
  );
}

/** What {@link CartTotalsRow} takes. */
export interface CartTotalsRowProps {
  label: ReactNode;
  children: ReactNode;
  kind?: "discount" | "total";
  /** computed before the shop has answered */
  provisional?: boolean;
  hint?: string;
}

/** One row of a list of amounts. */
export function CartTotalsRow({ label, children, kind, hint, provisional }: CartTotalsRowProps): ReactElement {
  return (
    <div className="sh-totals-row" data-kind={kind} data-provisional={provisional === true ? "" : undefined}>
      <dt>
        {label}
        {hint !== undefined && <span className="sh-totals-hint"> {hint}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
