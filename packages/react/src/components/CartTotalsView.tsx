import type { CartTotals, DisplayCents } from "@shop/core";
import type { ReactElement, ReactNode } from "react";
import { className } from "./className.js";
import { Money, type MoneyFormat } from "./Money.js";
import { Skeleton } from "./Skeleton.js";
import { requireProps } from "./requireProps.js";

/** Labels of {@link CartTotalsView}. */
export interface CartTotalsLabels {
  subtotal: string;
  shipping: string;
  discount: string;
  total: string;
  /** Text next to the total: "inkl. MwSt.". */
  vatHint: string;
  /** Text for shipping of 0 cents: "kostenlos". */
  free: string;
  /** Screen-reader text while an amount is loading or estimated: "wird berechnet". */
  pending: string;
  /** Text of an amount that could not be calculated: "unbekannt". */
  unknown: string;
}

/** Props of {@link CartTotalsView}. */
export interface CartTotalsViewProps {
  /** Unknown amounts render a skeleton while they load; estimates mark shipping and total. */
  totals: CartTotals<DisplayCents> & {
    isEstimated?: boolean | undefined;
    /** False: unknown amounts stay unknown. Default true. */
    isLoading?: boolean | undefined;
  };
  format: MoneyFormat;
  labels: CartTotalsLabels;
  /** Additional rows between shipping and total, as {@link CartTotalsRow}. */
  children?: ReactNode;
  className?: string;
}

/** Subtotal, discount, shipping and total. Rows keep their position while amounts load. */
export function CartTotalsView(props: CartTotalsViewProps): ReactElement {
  const { labels, format } = props;
  requireProps("CartTotalsView", { totals: props.totals, format, labels });
  const {
    subtotalCents,
    discountCents,
    shippingCents,
    totalCents,
    isEstimated = false,
    isLoading = true,
  } = props.totals;
  const renderAmount = (cents: DisplayCents | undefined): ReactNode => {
    if (cents !== undefined) return <Money cents={cents} format={format} />;
    return isLoading ? <Skeleton width="amount" label={labels.pending} /> : labels.unknown;
  };
  return (
    <dl className={className("sh-totals", props.className)}>
      <CartTotalsRow label={labels.subtotal}>{renderAmount(subtotalCents)}</CartTotalsRow>
      {discountCents > 0 && (
        <CartTotalsRow label={labels.discount} kind="discount">
          {renderAmount(-Math.min(discountCents, subtotalCents))}
        </CartTotalsRow>
      )}
      <CartTotalsRow label={labels.shipping} isEstimated={isEstimated}>
        {shippingCents === 0 ? labels.free : renderAmount(shippingCents)}
        {isEstimated && shippingCents !== undefined && <span className="sh-hidden"> ({labels.pending})</span>}
      </CartTotalsRow>
      {props.children}
      <CartTotalsRow label={labels.total} kind="total" hint={labels.vatHint} isEstimated={isEstimated}>
        {renderAmount(totalCents)}
      </CartTotalsRow>
    </dl>
  );
}

/** Props of {@link CartTotalsRow}. */
export interface CartTotalsRowProps {
  label: ReactNode;
  children: ReactNode;
  kind?: "discount" | "total";
  isEstimated?: boolean;
  hint?: string;
}

/** One row of a list of amounts. */
export function CartTotalsRow({ label, children, kind, hint, isEstimated }: CartTotalsRowProps): ReactElement {
  return (
    <div className="sh-totals-row" data-kind={kind} data-estimated={isEstimated === true ? "" : undefined}>
      <dt>
        {label}
        {hint !== undefined && <span className="sh-totals-hint"> {hint}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
