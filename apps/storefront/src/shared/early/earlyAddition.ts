import type { CartItem } from "@shop/core";

/** Choice of a variant in the document, prepared by the server for the time before hydration. */
export interface EarlyItem {
  item: CartItem;
  valueIds: readonly number[];
  /** Options and displayed unit price as text. */
  options: string;
  price: string;
  isSelected: boolean;
}

/** Items added to the cart before hydration, which the confirmation continues to show. */
export interface EarlyAddition {
  variantId: number;
  quantity: number;
}

let addition: EarlyAddition | undefined;

/** Remembers an addition and returns it; repeated additions of a variant add up. */
export function rememberEarlyAddition({ variantId, quantity }: EarlyAddition): EarlyAddition {
  const before = addition?.variantId === variantId ? addition.quantity : 0;
  addition = { variantId, quantity: before + quantity };
  return addition;
}

let closeConfirmation = (): void => {};

/** Registers what closes the early confirmation. */
export function onConfirmationReplaced(close: () => void): void {
  closeConfirmation = close;
}

/** Closes the early confirmation once the hydrated page has painted its own, which would fade in without it. */
export const replaceEarlyConfirmation = (): void =>
  void requestAnimationFrame(() => setTimeout(() => closeConfirmation()));

let dismissTaken = (): void => {};
let taken: EarlyAddition | undefined;

/**
 * Closes the early confirmation for good, also where the hydrated page continues it.
 *
 * @param variantId variant whose addition was rejected; default: any
 */
export function dismissEarlyAddition(variantId?: number): void {
  const shown = addition ?? taken;
  if (variantId !== undefined && shown?.variantId !== variantId) return;
  addition = undefined;
  closeConfirmation();
  if (taken !== undefined) dismissTaken();
}

/**
 * Returns the addition once, to the component that shows it from then on.
 *
 * @param dismiss hides it when it is rejected
 */
export function takeEarlyAddition(dismiss: () => void): EarlyAddition | undefined {
  taken = addition;
  addition = undefined;
  dismissTaken = dismiss;
  return taken;
}
