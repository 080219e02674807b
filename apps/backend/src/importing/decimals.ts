/** numeric(16, 6): what the shop stores of a price. */
const PRICE_DIGITS = 6;
/** Wide enough for the percent's own digits before the one rounding. */
const WORK_DIGITS = 12;
const DECIMAL = /^(-?)(\d{1,10})(?:[.,](\d{1,6}))?$/;

/** "265,0" and "265.0" as "265.0"; undefined for anything else, thousands separators included. */
export function parseDecimal(text: string): string | undefined {
  const match = DECIMAL.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole, fraction] = match;
  return `${sign}${whole}${fraction === undefined ? "" : `.${fraction}`}`;
}

/** Net price of a gross one, six decimals, half away from zero: what goes back to the same gross cents in that country. */
export function netFromGross(gross: string, percent: string): string {
  const net = (scaled(gross, WORK_DIGITS) * 100n * 10n ** 4n) / (100n * 10n ** 4n + scaled(percent, 4));
  return format(halfAwayFromZero(net, 10n ** BigInt(WORK_DIGITS - PRICE_DIGITS)));
}

/** A net price in the shop's own notation: six decimals. */
export const netPrice = (net: string): string => format(scaled(net, PRICE_DIGITS));

/** Euro as cents: 4.9 → 490. */
export const centsOf = (euro: number): number => Math.round(euro * 100);

export const isLess = (a: string, b: string): boolean => scaled(a, PRICE_DIGITS) < scaled(b, PRICE_DIGITS);

function scaled(decimal: string, digits: number): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole + fraction.padEnd(digits, "0").slice(0, digits));
}

function halfAwayFromZero(value: bigint, unit: bigint): bigint {
  const half = unit / 2n;
  return (value + (value < 0n ? -half : half)) / unit;
}

function format(micros: bigint): string {
  const digits = String(micros < 0n ? -micros : micros).padStart(PRICE_DIGITS + 1, "0");
  return `${micros < 0n ? "-" : ""}${digits.slice(0, -PRICE_DIGITS)}.${digits.slice(-PRICE_DIGITS)}`;
}
