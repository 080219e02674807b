import { type ReactElement, useId } from "react";
import { className } from "./className.js";
import { Glyph } from "./Glyph.js";
import { useQuantityInput } from "./useQuantityInput.js";

/** Labels of {@link QuantityField}. */
export interface QuantityFieldLabels {
  /** Accessible name: "Menge", or "Menge von Ecksofa Hallein" when the page has several fields. */
  quantity: string;
  decrease: string;
  increase: string;
  /** Notice after the quantity was corrected: "Auf 4 angepasst (nur in 2er-Schritten)". */
  adjusted: (quantity: number, step: number) => string;
}

/** Props of {@link QuantityField}. */
export interface QuantityFieldProps {
  quantity: number;
  /** Called with a quantity that satisfies `step`, `min` and `max`. */
  onQuantityChange?: (quantity: number) => void;
  labels: QuantityFieldLabels;
  /** The quantity must be a multiple of it. Default 1. */
  step?: number;
  /** Defaults to one step. 0 lets the shopper remove the line with the − button. */
  min?: number;
  max?: number | undefined;
  /** Name of the form field. */
  name?: string;
  /** `id` of the form that the field belongs to. */
  form?: string;
  className?: string;
}

/** Native number input with − and + buttons. Uncontrolled: input from before hydration is kept. */
export function QuantityField(props: QuantityFieldProps): ReactElement {
  const { quantity, onQuantityChange, labels, step = 1, min = step, max, name = "quantity" } = props;
  const { inputRef, currentQuantity, isAdjusted, stepBy } = useQuantityInput({
    quantity,
    step,
    min,
    max,
    onQuantityChange,
  });
  const noticeId = useId();
  return (
    <div className={className("sh-quantity", props.className)}>
      <div className="sh-quantity-control">
        <button
          type="button"
          className="sh-quantity-step"
          aria-label={labels.decrease}
          aria-disabled={currentQuantity <= min}
          onClick={() => stepBy(-1)}
        >
          <Glyph name="minus" />
        </button>
        <input
          className="sh-quantity-input"
          type="number"
          inputMode="numeric"
          autoComplete="off"
          aria-label={labels.quantity}
          aria-describedby={noticeId}
          name={name}
          form={props.form}
          defaultValue={quantity}
          min={min}
          max={max}
          step={step}
          ref={inputRef}
        />
        <button
          type="button"
          className="sh-quantity-step"
          aria-label={labels.increase}
          aria-disabled={max !== undefined && currentQuantity + step > max}
          onClick={() => stepBy(1)}
        >
          <Glyph name="plus" />
        </button>
      </div>
      <p className="sh-quantity-notice" id={noticeId} role="status">
        {isAdjusted && labels.adjusted(currentQuantity, step)}
      </p>
    </div>
  );
}
