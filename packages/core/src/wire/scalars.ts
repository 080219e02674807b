import { roundToCents } from "../domain/money/cents.js";
import { convert, createSchema, type Schema } from "./createSchema.js";
import { optional, record } from "./row.js";

/**
 * The backend sends numbers as text ("12", "223.000000") or as numbers, flags as 1, "1" or true, and empty values as ""
 * or null. All rows read their cells through these scalars.
 */

const anyCell = createSchema("text, a number or a flag", (cell) =>
  typeof cell === "object" && cell !== null ? undefined : cell,
);

const toNumber = (cell: unknown): number | undefined => {
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : undefined;
  if (typeof cell !== "string" || !/^\s*-?\d+(\.\d+)?\s*$/.test(cell)) return undefined;
  return Number(cell);
};

/** Rejects numbers beyond the safe integers: no amount or id is that large. */
const toSafeInteger = (number: number): number | undefined => (Number.isSafeInteger(number) ? number : undefined);

const toInteger = (cell: unknown): number | undefined => {
  const number = toNumber(cell);
  return number === undefined ? undefined : toSafeInteger(number);
};

export const toCents = (cell: unknown): number | undefined => {
  const amount = toNumber(cell);
  return amount === undefined ? undefined : toSafeInteger(roundToCents(amount));
};

/** 46, "46", 2.0 → a whole number. */
export const integer: Schema<number> = createSchema("a whole number", toInteger);

/** Like {@link integer}; undefined for "" and null. */
export const integerOrNone: Schema<number | undefined> = convert(optional(anyCell, null), toInteger);

/** 12.5, "12.500" → a number. */
export const decimal: Schema<number> = createSchema("a number", toNumber);

/** A weight in kilograms as sent ("12.5") → whole grams. */
export const grams: Schema<number> = createSchema("a weight", (cell) => {
  const kilograms = toNumber(cell);
  return kilograms === undefined ? undefined : toSafeInteger(Math.round(kilograms * 1000));
});

/** 1, "1", true → true; 0, "0", false, "", null → false. */
export const flag: Schema<boolean> = createSchema("a flag", (cell) => {
  if (cell === 1 || cell === "1" || cell === true) return true;
  return cell === 0 || cell === "0" || cell === false || cell === "" || cell === null ? false : undefined;
});

export const toText = (cell: unknown): string | undefined => {
  if (typeof cell === "string") return cell;
  return cell === null ? "" : typeof cell === "number" ? String(cell) : undefined;
};

/** Text, with null as "" and numbers as text. */
export const text: Schema<string> = createSchema("text", toText);

/** Like {@link text}; "" when absent. */
export const textOrEmpty: Schema<string> = optional(text, "");

/** Like {@link text}; undefined for "", null and absent. */
export const textOrNone: Schema<string | undefined> = convert(textOrEmpty, (cell) => cell || undefined);

/** An amount in currency units as sent ("267.6", 267.6) → integer cents. */
export const cents: Schema<number> = createSchema("an amount", toCents);

/** Like {@link cents}; undefined for "" and null. */
export const centsOrNone: Schema<number | undefined> = convert(optional(anyCell, null), toCents);

/** Like {@link flag}; false when absent. */
export const flagOrOff: Schema<boolean> = optional(flag, false);

/** Like {@link integer}; 0 for "", null and absent. */
export const integerOrZero: Schema<number> = convert(integerOrNone, (number) => number ?? 0);

/** Like {@link cents}; 0 for "", null and absent. */
export const centsOrZero: Schema<number> = convert(centsOrNone, (amount) => amount ?? 0);

/** An ISO 8601 date-time, kept as text because it is serialized into the server-rendered page. */
export const dateTime: Schema<string> = createSchema("a date and time", (cell) =>
  typeof cell === "string" && !Number.isNaN(Date.parse(cell)) ? new Date(cell).toISOString() : undefined,
);

/** Paths of the same page by language. */
export const alternates: Schema<Record<string, string>> = optional(record(text), {});
