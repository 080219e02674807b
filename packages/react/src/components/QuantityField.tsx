import { type ReactElement, useId } from "react";
import { className } from "./className.js";
import { Glyph } from "./Glyph.js";
import { useQuantityInput } from "./useQuantityInput.js";

/** The words of {@link QuantityField}. */
export interface QuantityFieldLabels {
  /** "Menge", or "Menge von Ecksofa Hallein" where there are several */
  quantity: string;
  decrease: string;
  increase: string;
  /** Said when a quantity was changed to fit: "Auf 4 angepasst (nur in 2er-Schritten)" */
  adjusted: (quantity: number, step: number) => string;
}

/** What {@link QuantityField} takes. */
export interface QuantityFieldProps {
  quantity: number;
  /** Called with a quantity that fits `step`, `min` and `max`. */
  onQuantityChange?: (quantity: number) => void;
  labels: QuantityFieldLabels;
  /** the quantity must be a multiple of it */
  step?: number;
  /** one step where absent; 0 lets the shopper remove by the − button */
  min?: number;
  max?: number | undefined;
  /** of the form field */
  name?: string;
  /** id of the form the field belongs to */
  form?: string;
  className?: string;
}

/** A native number input between − and +. Uncontrolled: what is typed before hydration stays. */
export function QuantityField(props: QuantityFieldProps): ReactElement {
  const { quantity, onQuantityChange, labels, step = 1, min = step, max, name = "quantity" } = props;
  const { attach, shown, adjusted, stepBy } = useQuantityInput({ quantity, step, min, max, onQuantityChange });
  const noticeId = useId();
  return (
    <div className={className("sh-quantity", props.className)}>
      <div className="sh-quantity-control">
        <button
          type="button"
          className="sh-quantity-step"
          aria-label={labels.decrease}
          aria-disabled={shown <= min}
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
          ref={attach}
        />
        <button
          type="button"
          className="sh-quantity-step"
          aria-label={labels.increase}
          aria-disabled={max !== undefined && shown + step > max}
          onClick={() => stepBy(1)}
        >
          <Glyph name="plus" />
        </button>
      </div>
      <p className="sh-quantity-notice" id={noticeId} role="status">
        {adjusted && labels.adjusted(shown, step)}
      </p>
    </div>
  );
}
