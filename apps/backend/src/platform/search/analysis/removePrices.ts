const AMOUNT = String.raw`\d[\d.,]*`;
const CURRENCY = String.raw`(?:€|(?:euro?s?|lei|ron)(?!\p{L}))`;
/** "unter 1000 Euro", "sub 3000 lei", "under €500". Without a currency, only numbers too large for a dimension. */
const PRICE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:unter|bis(?:\s+zu)?|max(?:imal|im)?\.?|sub|p[aâ]n[aă]\s+(?:la|în|in)|under|below|up\s+to)\s+)?(?:${CURRENCY}\s?${AMOUNT}|${AMOUNT}\s?${CURRENCY})|(?<!\p{L})(?:unter|sub|under|below)\s+\d{3,}(?![\d.,]*\s?(?:mm|cm|m|kg)(?!\p{L}))`,
  "giu",
);

/** Removes price limits from a query: prices are not searchable, and the number would match a dimension. */
export const removePrices = (query: string): string => {
  const rest = query.replace(PRICE, " ");
  return rest.trim() === "" ? query : rest;
};
