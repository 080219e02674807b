/** Scale of numeric(16, 6), the column type of prices. */
const PRICE_DIGITS = 6;
/** Intermediate scale, so that the result is rounded only once. */
const WORK_DIGITS = 12;
const DECIMAL = /^(-?)(\d{1,10})(?:[.,](\d{1,6}))?$/;

/** Parses "265,0" and "265.0" as "265.0"; undefined for anything else, including thousands separators. */
export function parseDecimal(text: string): string | undefined {
  const match = DECIMAL.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole, fraction] = match;
  return `${sign}${whole}${fraction === undefined ? "" : `.${fraction}`}`;
}

/** Net price with six decimals, rounded half away from zero: converts back to the same gross cents. */
export function netFromGross(gross: string, percent: string): string {
  const net = (scaled(gross, WORK_DIGITS) * 100n * 10n ** 4n) / (100n * 10n ** 4n + scaled(percent, 4));
  return format(halfAwayFromZero(net, 10n ** BigInt(WORK_DIGITS - PRICE_DIGITS)));
}

export const formatNetPrice = (net: string): string => format(scaled(net, PRICE_DIGITS));

export const eurosToCents = (euro: number): number => Math.round(euro * 100);

export const isLessThan = (a: string, b: string): boolean => scaled(a, PRICE_DIGITS) < scaled(b, PRICE_DIGITS);

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
