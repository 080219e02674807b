/** Cents to the wire format: euro with at most two decimals. */
export const centsToEuro = (cents: number): number => cents / 100;
