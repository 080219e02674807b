import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";

/** The delivery method assumed until the list is known. Source: specification 9. */
export const FALLBACK_DELIVERY_ID = 77;

/**
 * The delivery method to use: the stored id if the list holds it, else the one with the lowest position (the first of
 * equals). Before the list is known, or when it is empty: the stored id, else 77. Source: specification 4.
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
