/** Parses a positive safe integer from a number or its exact decimal text; not "012", "1e3", "９" and 2^53. */
export function parsePositiveInteger(value: unknown): number | undefined {
  const text = typeof value === "string" ? value.trim() : value;
  const number = typeof text === "string" && /^[1-9]\d*$/.test(text) ? Number(text) : text;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
