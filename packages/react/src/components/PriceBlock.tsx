import type { ReactElement, ReactNode } from "react";
import { className } from "./className.js";
import { formatPercentOff } from "./formatPercentOff.js";
import { Money } from "./Money.js";
import type { MoneyFormat } from "./MoneyFormat.js";
import { percentOff } from "./percentOff.js";

/** The words of {@link PriceBlock}. */
export interface PriceBlockLabels {
  /** read out before the price to pay: "Preis" */
  price: string;
  /** before the struck price: "statt" */
  regular: string;
  /** before the lowest price of the last 30 days: "Niedrigster Preis der letzten 30 Tage:" */
  lowest?: string | undefined;
  /** "inkl. MwSt." */
  vatHint?: string | undefined;
}

/** What {@link PriceBlock} takes. */
export interface PriceBlockProps {
  cents: number;
  /** struck, where it is above the price */
  regularCents?: number | undefined;
  /** lowest price of the last 30 days; then the percent is counted from it */
  lowestCents?: number | undefined;
  format: MoneyFormat;
  labels: PriceBlockLabels;
  /** "15,96 €/l", of what is sold by measure: it belongs right beside the price */
  unitPrice?: string | undefined;
  /** link to the shipping costs, shown behind the VAT hint */
  shipping?: ReactNode;
  size?: "small" | "medium" | "large";
  showPercent?: boolean;
  /** in place of the percent counted here, for a base of another kind */
  percent?: number | undefined;
  className?: string;
}

/**
 * A price with everything that must stand beside it: the regular price, the reduction, the price per unit, the VAT hint,
 * the shipping link. What was as cheap within the last 30 days is not reduced, whatever the regular price is.
 */
export function PriceBlock(props: PriceBlockProps): ReactElement {
  const { cents, regularCents, lowestCents, format, labels, shipping, size = "medium", showPercent = false } = props;
  const reduced =
    regularCents !== undefined && regularCents > cents && !(lowestCents !== undefined && lowestCents <= cents);
  const percent = reduced ? (props.percent ?? percentOff(cents, lowestCents ?? regularCents)) : 0;
  return (
    <div className={className("sh-price", props.className)} data-size={size} data-sale={reduced || undefined}>
      <p className="sh-price-row">
        <span className="sh-hidden">{labels.price} </span>
        <Money className="sh-price-now" cents={cents} format={format} />{" "}
        {reduced && (
          <span className="sh-price-regular">
            {labels.regular}{" "}
            <s>
              <Money cents={regularCents} format={format} />
            </s>
          </span>
        )}{" "}
        {showPercent && percent > 0 && (
          <span className="sh-tag" data-tone="sale">
            {formatPercentOff(percent, format.locale)}
          </span>
        )}
      </p>
      {reduced && lowestCents !== undefined && (
        <p className="sh-price-note">
          {labels.lowest} <Money cents={lowestCents} format={format} />
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
