/**
 * A positive safe integer, from a number or from exactly its decimal text (spaces around it are ignored). Everything
 * else, "012", "1e3", "９" and 2^53 among it, is `undefined`.
 */
export function parsePositiveInteger(value: unknown): number | undefined {
  const text = typeof value === "string" ? value.trim() : value;
  const number = typeof text === "string" && /^[1-9]\d*$/.test(text) ? Number(text) : text;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
