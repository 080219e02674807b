import type { ReactElement, ReactNode } from "react";
import { className } from "./className.js";
import { formatPercentOff } from "./formatPercentOff.js";
import { Money } from "./Money.js";
import type { MoneyFormat } from "./MoneyFormat.js";
import { percentOff } from "./percentOff.js";

/** Labels of {@link PriceBlock}. */
export interface PriceBlockLabels {
  /** Screen-reader text before the price: "Preis". */
  price: string;
  /** Text before the struck-through price: "statt". */
  compareAt: string;
  /** Text before the lowest price of the last 30 days: "Niedrigster Preis der letzten 30 Tage:". */
  lowestPrice30d?: string | undefined;
  /** VAT hint: "inkl. MwSt.". */
  vatHint?: string | undefined;
}

/** Props of {@link PriceBlock}. */
export interface PriceBlockProps {
  cents: number;
  /** Compare-at price in cents. Struck through when above the price. */
  compareAtCents?: number | undefined;
  /** Lowest price of the last 30 days, in cents. When present, it is the base of the percentage. */
  lowestPrice30dCents?: number | undefined;
  format: MoneyFormat;
  labels: PriceBlockLabels;
  /** Price per unit of measure: "15,96 €/l". */
  unitPrice?: string | undefined;
  /** Link to the shipping costs, displayed after the VAT hint. */
  shipping?: ReactNode;
  size?: "small" | "medium" | "large";
  showPercent?: boolean;
  /** Overrides the computed percentage. */
  percent?: number | undefined;
  className?: string;
}

/**
 * Price with its mandatory information: compare-at price, reduction, unit price, VAT hint, shipping link. A price is
 * not presented as reduced when the lowest price of the last 30 days is equal or lower. Source: Directive 98/6/EC, Art.
 * 6a.
 */
export function PriceBlock(props: PriceBlockProps): ReactElement {
  const {
    cents,
    compareAtCents,
    lowestPrice30dCents,
    format,
    labels,
    shipping,
    size = "medium",
    showPercent = false,
  } = props;
  const isReduced =
    compareAtCents !== undefined &&
    compareAtCents > cents &&
    !(lowestPrice30dCents !== undefined && lowestPrice30dCents <= cents);
  const percent = isReduced ? (props.percent ?? percentOff(cents, lowestPrice30dCents ?? compareAtCents)) : 0;
  return (
    <div className={className("sh-price", props.className)} data-size={size} data-sale={isReduced || undefined}>
      <p className="sh-price-row">
        <span className="sh-hidden">{labels.price} </span>
        <Money className="sh-price-now" cents={cents} format={format} />{" "}
        {isReduced && (
          <span className="sh-price-compare-at">
            {labels.compareAt}{" "}
            <s>
              <Money cents={compareAtCents} format={format} />
            </s>
          </span>
        )}{" "}
        {showPercent && percent > 0 && (
          <span className="sh-tag" data-tone="sale">
            {formatPercentOff(percent, format.locale)}
          </span>
        )}
      </p>
      {isReduced && lowestPrice30dCents !== undefined && (
        <p className="sh-price-note">
          {labels.lowestPrice30d} <Money cents={lowestPrice30dCents} format={format} />
        </p>
      )}
      {props.unitPrice !== undefined && <p className="sh-price-note">{props.unitPrice}</p>}
      {(labels.vatHint !== undefined || shipping !== undefined) && (
        <p className="sh-price-note">
          {labels.vatHint} {shipping}
        </p>
      )}
    </div>
  );
}
