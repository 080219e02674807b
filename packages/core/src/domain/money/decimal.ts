import { ShopError } from "../../shared/shopError.js";

/** Exact decimal number `digits` ÷ 10^`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const DECIMAL_TEXT = /^([+-]?)(\d+\.?\d*|\.\d+)(?:e([+-]?\d+))?$/i;

/**
 * Parses a number through its shortest decimal text, or decimal text itself ("267.6", "1e-7").
 * @throws ShopError AMOUNT_NOT_FINITE; AMOUNT_INVALID for text that is not a decimal ("", "12,50", " 1")
 */
export function parseDecimal(amount: number | string): Decimal {
  const text = String(amount);
  const [, sign, mantissa, exponent = "0"] = DECIMAL_TEXT.exec(text) ?? [];
  if (mantissa === undefined) {
    const code = typeof amount === "number" ? "AMOUNT_NOT_FINITE" : "AMOUNT_INVALID";
    throw new ShopError(code, { details: { amount } });
  }
  const value = Number(text);
  if (!Number.isFinite(value)) throw new ShopError("AMOUNT_NOT_FINITE", { details: { amount } });
  // Also keeps "1e-999999999" from allocating a billion digits.
  if (value === 0) return { digits: 0n, scale: 0 };

  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = BigInt(`${sign === "-" ? "-" : ""}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/**
 * Returns `numerator` ÷ `denominator` as an integer, rounded half away from zero.
 * @param denominator above 0
 */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + (numerator < 0n ? -denominator : denominator);
  return Number(doubled / (2n * denominator));
}

/** Returns the nearest integer, rounded half away from zero. */
export function roundDecimal({ digits, scale }: Decimal): number {
  return divideRounded(digits, 10n ** BigInt(scale));
}
