"use client";

import { toQuantityStep } from "@shop/core";
import { type ReactElement, useId, useRef, useState } from "react";
import { className } from "./className.js";
import { Glyph } from "./Glyph.js";
import { requireProps } from "./requireProps.js";

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

/**
 * Native number input with − and + buttons. Uncontrolled: input from before hydration is kept. Reports on the native
 * `change` event (Enter, blur, step), not on every keystroke.
 */
export function QuantityField(props: QuantityFieldProps): ReactElement {
  const { quantity, onQuantityChange, labels, step = 1, min = step, max, name = "quantity" } = props;
  requireProps("QuantityField", { quantity, labels });
  const noticeId = useId();
  const input = useRef<HTMLInputElement>(null);
  const lastQuantity = useRef<number>(undefined);
  const [committed, setCommitted] = useState({ outside: quantity, quantity, adjusted: false });
  const { quantity: currentQuantity, adjusted } =
    committed.outside === quantity
      ? committed
      : { quantity, adjusted: committed.adjusted && committed.quantity === quantity };

  function clamp(requested: number): number {
    if (requested <= min) return min;
    const next = toQuantityStep(requested, step).quantity;
    return max !== undefined && next > max ? Math.max(min, Math.floor(max / step) * step) : next;
  }

  function commit(field: HTMLInputElement): void {
    const requested = field.valueAsNumber;
    const next = Number.isNaN(requested) ? currentQuantity : clamp(requested);
    field.value = String(next);
    setCommitted({ outside: quantity, quantity: next, adjusted: !Number.isNaN(requested) && next !== requested });
    if (next !== currentQuantity) onQuantityChange?.(next);
  }

  function attach(field: HTMLInputElement): () => void {
    input.current = field;
    const isEarlyInput = lastQuantity.current === undefined && field.value !== field.defaultValue;
    if (lastQuantity.current !== undefined && lastQuantity.current !== quantity) field.value = String(quantity);
    lastQuantity.current = quantity;
    if (isEarlyInput && document.activeElement !== field) commit(field);
    const onChange = (): void => commit(field);
    field.addEventListener("change", onChange);
    return () => field.removeEventListener("change", onChange);
  }

  function stepBy(sign: "minus" | "plus"): void {
    if (input.current === null) return;
    input.current[sign === "minus" ? "stepDown" : "stepUp"]();
    commit(input.current);
  }

  const renderStep = (sign: "minus" | "plus", label: string, isDisabled: boolean): ReactElement => (
    <button
      type="button"
      className="sh-quantity-step"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => stepBy(sign)}
    >
      <Glyph name={sign} />
    </button>
  );

  return (
    <div className={className("sh-quantity", props.className)}>
      <div className="sh-quantity-control">
        {renderStep("minus", labels.decrease, currentQuantity <= min)}
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
        {renderStep("plus", labels.increase, max !== undefined && currentQuantity + step > max)}
      </div>
      <p className="sh-quantity-notice" id={noticeId} role="status">
        {adjusted && labels.adjusted(currentQuantity, step)}
      </p>
    </div>
  );
}
