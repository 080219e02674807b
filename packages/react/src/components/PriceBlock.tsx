import { type DisplayPrice, formatMoney, type UnitMeasure } from "@shop/core";
import type { ReactElement, ReactNode } from "react";
import { className } from "./className.js";
import { Money, type MoneyFormat } from "./Money.js";
import { getLanguage, formatNumber } from "./formatNumber.js";
import { requireProps } from "./requireProps.js";

/** Labels of {@link PriceBlock}. */
export interface PriceBlockLabels {
  /** Screen-reader text before the price: "Preis". */
  price: string;
  /** Text before the struck-through price: "statt". */
  compareAt: string;
  /** Text before the lowest price of the last 30 days: "Niedrigster Preis der letzten 30 Tage:". */
  lowestPrice30d?: string | undefined;
  vatHint?: string | undefined;
}

/** Props of {@link PriceBlock}. */
export interface PriceBlockProps {
  price: DisplayPrice;
  format: MoneyFormat;
  labels: PriceBlockLabels;
  /** Link to the shipping costs, displayed after the VAT hint. */
  shipping?: ReactNode;
  size?: "small" | "medium" | "large";
  showPercent?: boolean;
  className?: string;
}

/** Price with compare-at price, reduction, unit price, VAT hint, shipping. Source: Directive 98/6/EC, Art. 3 and 6a. */
export function PriceBlock(props: PriceBlockProps): ReactElement {
  const { format, labels, shipping, size = "medium", showPercent = false } = props;
  requireProps("PriceBlock", { price: props.price, format, labels });
  const { now, compareAt, lowest30d, percentOff, unitPrice } = props.price;
  return (
    <div
      className={className("sh-price", props.className)}
      data-size={size}
      data-sale={compareAt === undefined ? undefined : true}
    >
      <p className="sh-price-row">
        <span className="sh-hidden">{labels.price} </span>
        <Money className="sh-price-now" cents={now} format={format} />{" "}
        {compareAt !== undefined && (
          <span className="sh-price-compare-at">
            {labels.compareAt}{" "}
            <s>
              <Money cents={compareAt} format={format} />
            </s>
          </span>
        )}{" "}
        {showPercent && percentOff > 0 && (
          <span className="sh-tag" data-tone="sale">
            {formatPercentOff(percentOff, format.locale)}
          </span>
        )}
      </p>
      {lowest30d !== undefined && (
        <p className="sh-price-note">
          {labels.lowestPrice30d} <Money cents={lowest30d} format={format} />
        </p>
      )}
      {unitPrice !== undefined && (
        <p className="sh-price-note">{`${formatMoney(unitPrice.cents, format)}/${UNIT_SYMBOLS[unitPrice.measure]}`}</p>
      )}
      {(labels.vatHint !== undefined || shipping !== undefined) && (
        <p className="sh-price-note">
          {labels.vatHint} {shipping}
        </p>
      )}
    </div>
  );
}

const UNIT_SYMBOLS: Readonly<Record<UnitMeasure, string>> = { m: "m", m2: "m²", l: "l", kg: "kg" };

/** Returns "−20 %" for 20, with U+2212. Romanian has no space before the sign, unlike in `Intl.NumberFormat`. */
export function formatPercentOff(percent: number, locale: string): string {
  const space = getLanguage(locale) === "ro" ? "" : "\u00a0";
  const text = formatNumber(locale, percent / 100, { style: "percent" }).replace(/[\u00a0\u2009\u202f ]/g, space);
  return `\u2212${text}`;
}
