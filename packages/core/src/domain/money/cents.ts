import { ShopError } from "../../shared/shopError.js";

declare const unit: unique symbol;

/**
 * Gross cents in the currency that orders are charged in, as the backend reports them. Plain numbers are assignable,
 * {@link DisplayCents} are not.
 */
export type ShopCents = number & { readonly [unit]?: "shop" };

/** Cents as displayed: gross or net, in the shopper's currency. Not assignable to {@link ShopCents}. */
export type DisplayCents = number & { readonly [unit]?: "display" };

/**
 * Converts cents to those of the display currency, rounded half away from zero. Convert the unit price, then
 * multiply by the quantity, so that line = unit × quantity.
 * @param rate units of the display currency per unit charged, default 1
 * @throws ShopError AMOUNT_NOT_FINITE
 */
export function convertCents(cents: number, rate: number = 1): number {
  return roundProduct(parseDecimal(cents), parseDecimal(rate));
}

/**
 * Converts an amount in currency units to integer cents, decimal-exact and rounded half away from zero:
 * `roundToCents("1.005") === 101`. Beyond 2^53 cents it returns the nearest double.
 * @throws ShopError AMOUNT_NOT_FINITE; AMOUNT_INVALID for text that is not a decimal ("", "12,50")
 */
export function roundToCents(amount: number | string): number {
  if (typeof amount === "number") {
    const cents = Math.round(amount * 100);
    // Fast path for whole cents; below 10^15 no two of them share a double.
    if (cents / 100 === amount && cents !== 0 && Math.abs(cents) < 1e15) return cents;
  }
  return roundProduct(parseDecimal(amount), { digits: 100n, scale: 0 });
}

export const sumCents = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** Returns `amount` × `numerator` ÷ `denominator` (integers), rounded half away from zero, exact for finite amounts. */
export function multiplyDivide(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (Number.isSafeInteger(amount) && Number.isSafeInteger(product)) {
    const remainder = product % denominator;
    const whole = (product - remainder) / denominator;
    return whole + (2 * Math.abs(remainder) >= denominator ? Math.sign(remainder) : 0);
  }
  const { digits, scale } = parseDecimal(amount);
  return divideRounded(digits * BigInt(numerator), BigInt(denominator) * 10n ** BigInt(scale));
}

/**
 * Returns the compare-at price in cents: the list price when it is above the price, else price × 1.16, rounded half
 * away from zero. This fallback was never charged: Directive 98/6/EC, Art. 6a, restricts showing it.
 */
export function oldPriceCents(priceCents: number, listPriceCents?: number): number {
  return listPriceCents !== undefined && listPriceCents > priceCents
    ? listPriceCents
    : multiplyDivide(priceCents, 116, 100);
}

/** Returns the reduction as a whole percent, rounded up; 0 without a reduction. */
export function discountPercent(priceCents: number, oldCents: number): number {
  if (!(oldCents > 0 && oldCents > priceCents)) return 0;
  // 100 × (1 − price ÷ old) in floating point can exceed a whole percent; the quotient of two integers cannot.
  return Math.ceil(((oldCents - priceCents) * 100) / oldCents);
}

/** Exact decimal number `digits` ÷ 10^`scale`. */
type Decimal = Readonly<{ digits: bigint; scale: number }>;

const DECIMAL_TEXT = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d+))?$/i;

/** Parses a number through its shortest decimal text, or decimal text itself ("267.6", "1e-7"). */
function parseDecimal(amount: number | string): Decimal {
  const text = String(amount);
  const [, sign, mantissa, exponent = "0"] = DECIMAL_TEXT.exec(text) ?? [];
  const value = Number(text);
  if (mantissa === undefined || !Number.isFinite(value)) {
    const isText = mantissa === undefined && typeof amount === "string";
    throw new ShopError(isText ? "AMOUNT_INVALID" : "AMOUNT_NOT_FINITE", { details: { amount } });
  }
  // Also keeps "1e-999999999" from allocating a billion digits.
  if (value === 0) return { digits: 0n, scale: 0 };

  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = BigInt(`${sign === "-" ? "-" : ""}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

const roundProduct = (a: Decimal, b: Decimal): number =>
  divideRounded(a.digits * b.digits, 10n ** BigInt(a.scale + b.scale));

/** Rounds half away from zero; `denominator` is above 0. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + (numerator < 0n ? -denominator : denominator);
  return Number(doubled / (2n * denominator));
}
