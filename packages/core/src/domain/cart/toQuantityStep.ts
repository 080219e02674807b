/**
 * Rounds a quantity up to the next multiple of `step`, at least one step; `adjusted` reports whether it changed. A step
 * that is not a positive integer counts as 1.
 */
export function toQuantityStep(quantity: number, step: number): { quantity: number; adjusted: boolean } {
  const size = Number.isSafeInteger(step) && step > 0 ? step : 1;
  const units = Number.isFinite(quantity) ? Math.ceil(quantity) : size;
  const remainder = units % size;
  const stepped = units <= size ? size : remainder === 0 ? units : units - remainder + size;
  return { quantity: stepped, adjusted: stepped !== quantity };
}
