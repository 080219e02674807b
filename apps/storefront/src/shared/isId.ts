/** Ids come from addresses and storage, which are untrusted. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
