import { toQuantityStep } from "@shop/core";
import { type RefCallback, useRef, useState } from "react";

interface QuantityInputOptions {
  quantity: number;
  step: number;
  min: number;
  max: number | undefined;
  onQuantityChange: ((quantity: number) => void) | undefined;
}

interface QuantityInput {
  attach: RefCallback<HTMLInputElement>;
  /** Last valid quantity of the field. */
  shown: number;
  /** Whether the quantity was corrected to fit the step or the bounds. */
  adjusted: boolean;
  stepBy: (direction: 1 | -1) => void;
}

/**
 * Uncontrolled number input. Reports on the native `change` event (Enter, blur, step), not on every keystroke; keeps
 * input from before hydration; follows external changes of the quantity.
 */
export function useQuantityInput(options: QuantityInputOptions): QuantityInput {
  const { quantity, onQuantityChange } = options;
  const input = useRef<HTMLInputElement>(null);
  const followed = useRef<number>(undefined);
  const [agreed, setAgreed] = useState({ outside: quantity, quantity, adjusted: false });
  const { quantity: shown, adjusted } =
    agreed.outside === quantity ? agreed : { quantity, adjusted: agreed.adjusted && agreed.quantity === quantity };

  function commit(field: HTMLInputElement): void {
    const wanted = field.valueAsNumber;
    const next = Number.isNaN(wanted) ? shown : fit(wanted, options);
    field.value = String(next);
    setAgreed({ outside: quantity, quantity: next, adjusted: !Number.isNaN(wanted) && next !== wanted });
    if (next !== shown) onQuantityChange?.(next);
  }

  return {
    shown,
    adjusted,
    attach(field) {
      input.current = field;
      if (field === null) return;
      const early = followed.current === undefined && field.value !== field.defaultValue;
      if (followed.current !== undefined && followed.current !== quantity) field.value = String(quantity);
      followed.current = quantity;
      if (early && document.activeElement !== field) commit(field);
      const onChange = (): void => commit(field);
      field.addEventListener("change", onChange);
      return () => field.removeEventListener("change", onChange);
    },
    stepBy(direction) {
      const field = input.current;
      if (field === null) return;
      if (direction === 1) field.stepUp();
      else field.stepDown();
      commit(field);
    },
  };
}

function fit(wanted: number, { step, min, max }: QuantityInputOptions): number {
  if (wanted <= min) return min;
  const { quantity } = toQuantityStep(wanted, step);
  return max !== undefined && quantity > max ? Math.max(min, Math.floor(max / step) * step) : quantity;
}
