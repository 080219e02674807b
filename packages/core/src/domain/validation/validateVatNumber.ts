import type { Market } from "../config/locale.js";

/** Check digit algorithms; DE is ISO 7064 mod 11,10. */
const VAT_NUMBER_RULES: Partial<Record<Market, { format: RegExp; isValid: (digits: number[]) => boolean }>> = {
  AT: { format: /^ATU(\d{8})$/, isValid: isAustrian },
  DE: { format: /^DE([1-9]\d{8})$/, isValid: isGerman },
  RO: { format: /^RO([1-9]\d{1,9})$/, isValid: isRomanian },
};

const hasRule = (country: string): country is Market => Object.hasOwn(VAT_NUMBER_RULES, country);

const normalize = (value: string): string => value.replace(/[\s.-]/g, "").toUpperCase();

/**
 * Validates a required VAT number with country prefix and check digit ("ATU12345675"); accepts spaces, dots, hyphens
 * and lower case. A country without a rule accepts any number. Registration can only be confirmed by VIES.
 */
export function validateVatNumber(value: string, country: Market): "required" | "invalid" | undefined {
  const text = normalize(value);
  if (text === "") return "required";
  const rule = VAT_NUMBER_RULES[country];
  if (rule === undefined) return undefined;
  const digits = rule.format.exec(text)?.[1];
  return digits !== undefined && rule.isValid(Array.from(digits, Number)) ? undefined : "invalid";
}

function isAustrian(digits: number[]): boolean {
  const sum = digits.slice(0, 7).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (96 - sum) % 10 === digits.at(-1);
}

function isGerman(digits: number[]): boolean {
  const product = digits.slice(0, 8).reduce((previous, digit) => {
    const sum = (previous + digit) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10 === digits.at(-1);
}

function isRomanian(digits: number[]): boolean {
  const weights = [7, 5, 3, 2, 1, 7, 5, 3, 2].slice(10 - digits.length);
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return ((sum * 10) % 11) % 10 === digits.at(-1);
}

const EU = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{2,12}$/;

/** Validates a VAT number of any EU member state by its prefix: AT, DE and RO with check digit, others by format. */
export function validateEuVatNumber(value: string): "invalid" | undefined {
  const text = normalize(value);
  const prefix = text.slice(0, 2);
  const isValid = hasRule(prefix) ? validateVatNumber(text, prefix) === undefined : EU.test(text);
  return isValid ? undefined : "invalid";
}
