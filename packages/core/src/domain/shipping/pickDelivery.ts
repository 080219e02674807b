import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";

/** Shipping method assumed until the list is loaded. */
export const FALLBACK_DELIVERY_ID = 77;

/**
 * Returns the id of the shipping method to use: the stored one when listed, else the one with the lowest position
 * (first of equals). Before the list is loaded or when it is empty: the stored id, else {@link FALLBACK_DELIVERY_ID}.
 */
export function pickDelivery(
  storedId: unknown,
  methods: ReadonlyArray<{ id: number; position: number }> | undefined,
): number {
  const stored = parsePositiveInteger(storedId);
  if (methods?.some((method) => method.id === stored) === true && stored !== undefined) return stored;
  let lowest: { id: number; position: number } | undefined;
  for (const method of methods ?? []) {
    if (lowest === undefined || method.position < lowest.position) lowest = method;
  }
  return lowest?.id ?? stored ?? FALLBACK_DELIVERY_ID;
}
