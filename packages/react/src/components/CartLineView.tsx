"use client";

import type { DisplayCents, VisibleLine } from "@shop/core";
import type { ReactElement, ReactNode } from "react";
import { className } from "./className.js";
import { Glyph } from "./Glyph.js";
import type { LinkComponent } from "./LinkComponent.js";
import { Money, type MoneyFormat } from "./Money.js";
import { ProductPicture } from "./ProductPicture.js";
import { QuantityField, type QuantityFieldLabels } from "./QuantityField.js";
import { requireProps } from "./requireProps.js";

/** Labels of {@link CartLineView}. */
export interface CartLineLabels extends Omit<QuantityFieldLabels, "quantity"> {
  /** Accessible name of the quantity field: "Menge von Ecksofa Hallein". */
  quantity: (title: string) => string;
  /** Accessible name of the remove button: "Ecksofa Hallein entfernen". */
  remove: (title: string) => string;
  /** Visible text of the remove button: "Entfernen". */
  removeShort: string;
  /** Text before the unit price: "Einzelpreis". */
  unitPrice: string;
  /** Screen-reader text before the line total: "Summe". */
  linePrice: string;
  /** Screen-reader text until the backend has responded: "wird gespeichert". */
  saving: string;
}

/** Props of {@link CartLineView}. */
export interface CartLineViewProps {
  line: VisibleLine<DisplayCents>;
  format: MoneyFormat;
  labels: CartLineLabels;
  /** Without it the quantity is read-only, as in the checkout. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** Also called for a quantity of 0. Without it the quantity is at least one step. */
  onRemove?: (() => void) | undefined;
  /** Delivery time, stock. */
  details?: ReactNode;
  /** Warning about this line: price changed, not deliverable. */
  notice?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  link?: LinkComponent;
  className?: string;
}

/** Cart line: picture, name, options, unit price, quantity, line total, remove button. Without a URL it has no link. */
export function CartLineView(props: CartLineViewProps): ReactElement {
  const { line, format, labels, onQuantityChange, onRemove, link: Link = "a" } = props;
  requireProps("CartLineView", { line, format, labels });
  const Heading = `h${props.headingLevel ?? 2}` as const;
  const optionText = [line.color, line.size].filter((choice) => choice !== "").join(" · ");
  const max = line.stock > 0 ? Math.max(line.stock, line.quantity) : undefined;
  return (
    <article
      className={className("sh-line", props.className)}
      data-estimated={line.isEstimated ? "" : undefined}
      data-undeliverable={line.undeliverable ? "" : undefined}
    >
      <ProductPicture className="sh-line-picture" picture={line.picture} sizes="112px" alt="" />
      <div className="sh-line-about">
        <Heading className="sh-line-title">
          {line.url === "" ? (
            line.title
          ) : (
            <Link className="sh-line-link" href={line.url}>
              {line.title}
            </Link>
          )}
        </Heading>
        {optionText !== "" && <p className="sh-line-choices">{optionText}</p>}
        <p className="sh-line-unit">
          {labels.unitPrice} <Money cents={line.unitCents} format={format} />
        </p>
        {props.details}
      </div>
      <div className="sh-line-quantity">
        {onQuantityChange === undefined ? (
          <span className="sh-line-count">
            <span className="sh-hidden">{labels.quantity(line.title)} </span>
            {line.quantity}&nbsp;×
          </span>
        ) : (
          <QuantityField
            quantity={line.quantity}
            onQuantityChange={(quantity) => (quantity > 0 ? onQuantityChange(quantity) : onRemove?.())}
            labels={{ ...labels, quantity: labels.quantity(line.title) }}
            step={line.step}
            min={onRemove === undefined ? line.step : 0}
            max={max}
            name={`quantity-${line.variantId}`}
          />
        )}
      </div>
      <p className="sh-line-price">
        <span className="sh-hidden">{labels.linePrice} </span>
        <Money cents={line.unitCents * line.quantity} format={format} />
        {line.isEstimated && <span className="sh-hidden"> ({labels.saving})</span>}
      </p>
      {onRemove !== undefined && (
        <button type="button" className="sh-line-remove" aria-label={labels.remove(line.title)} onClick={onRemove}>
          <Glyph name="trash" />
          <span aria-hidden="true">{labels.removeShort}</span>
        </button>
      )}
      {props.notice !== undefined && <div className="sh-line-notice">{props.notice}</div>}
    </article>
  );
}
