import type { VatNumber } from "./vatRegister.ts";

/** Formats and check digits. Sources: legal reference A3; DE is ISO 7064 mod 11,10. */
const RULES: Readonly<Record<string, { format: RegExp; isValid: (digits: number[]) => boolean }>> = {
  AT: { format: /^U(\d{8})$/, isValid: isAustrian },
  DE: { format: /^([1-9]\d{8})$/, isValid: isGerman },
  RO: { format: /^([1-9]\d{1,9})$/, isValid: isRomanian },
};

/** Parses spellings such as "atu 123.456-75"; undefined when the format or the check digit is wrong. */
export function parseVatNumber(text: string): VatNumber | undefined {
  const plain = normalizeVatNumber(text);
  const [country, number] = [plain.slice(0, 2), plain.slice(2)];
  const rules = RULES[country];
  const digits = rules?.format.exec(number)?.[1];
  if (rules === undefined || digits === undefined) return undefined;
  return rules.isValid(Array.from(digits, Number)) ? { country, number } : undefined;
}

/** Stored form: uppercase, without separators. */
export const normalizeVatNumber = (text: string): string => text.replace(/[\s.-]/g, "").toUpperCase();

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
