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
  inputRef: RefCallback<HTMLInputElement>;
  /** Last valid quantity of the field. */
  currentQuantity: number;
  /** Whether the quantity was corrected to fit the step or the bounds. */
  isAdjusted: boolean;
  stepBy: (direction: 1 | -1) => void;
}

/**
 * Uncontrolled number input. Reports on the native `change` event (Enter, blur, step), not on every keystroke; keeps
 * input from before hydration; follows external changes of the quantity.
 */
export function useQuantityInput(options: QuantityInputOptions): QuantityInput {
  const { quantity, onQuantityChange } = options;
  const input = useRef<HTMLInputElement>(null);
  const lastQuantity = useRef<number>(undefined);
  const [committed, setCommitted] = useState({ outside: quantity, quantity, adjusted: false });
  const { quantity: currentQuantity, adjusted } =
    committed.outside === quantity
      ? committed
      : { quantity, adjusted: committed.adjusted && committed.quantity === quantity };

  function commit(field: HTMLInputElement): void {
    const requested = field.valueAsNumber;
    const next = Number.isNaN(requested) ? currentQuantity : clampQuantity(requested, options);
    field.value = String(next);
    setCommitted({ outside: quantity, quantity: next, adjusted: !Number.isNaN(requested) && next !== requested });
    if (next !== currentQuantity) onQuantityChange?.(next);
  }

  return {
    currentQuantity,
    isAdjusted: adjusted,
    inputRef(field) {
      input.current = field;
      if (field === null) return;
      const isEarlyInput = lastQuantity.current === undefined && field.value !== field.defaultValue;
      if (lastQuantity.current !== undefined && lastQuantity.current !== quantity) field.value = String(quantity);
      lastQuantity.current = quantity;
      if (isEarlyInput && document.activeElement !== field) commit(field);
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

function clampQuantity(requested: number, { step, min, max }: QuantityInputOptions): number {
  if (requested <= min) return min;
  const { quantity } = toQuantityStep(requested, step);
  return max !== undefined && quantity > max ? Math.max(min, Math.floor(max / step) * step) : quantity;
}
