/** Cents as the wire has them: euro with at most two decimals. */
export const euro = (cents: number): number => cents / 100;
