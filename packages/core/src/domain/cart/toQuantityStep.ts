/**
 * A quantity rounded up to the next multiple of `step`, never below one step; `adjusted` tells whether it changed. A step
 * that is not a positive whole number counts as 1. Source: specification 5 ("quantity must be a multiple").
 */
export function toQuantityStep(quantity: number, step: number): { quantity: number; adjusted: boolean } {
  const size = Number.isSafeInteger(step) && step > 0 ? step : 1;
  const pieces = Number.isFinite(quantity) ? Math.ceil(quantity) : size;
  const rest = pieces % size;
  const stepped = pieces <= size ? size : rest === 0 ? pieces : pieces - rest + size;
  return { quantity: stepped, adjusted: stepped !== quantity };
}
