import type { Market } from "../config/locale.js";

// Germany has no 00xxx and no 99999, Romania no 000000; checks of the length alone accept them.
const POSTAL_CODE_RULES: Partial<Record<Market, { digits: number; prefix: RegExp; format: RegExp }>> = {
  AT: { digits: 4, prefix: /^(?:AT?[- ]?)(?=\d)/i, format: /^[1-9]\d{3}$/ },
  DE: { digits: 5, prefix: /^(?:DE?[- ]?)(?=\d)/i, format: /^(?!00|99999)\d{5}$/ },
  RO: { digits: 6, prefix: /^(?:RO[- ]?)(?=\d)/i, format: /^(?!000000)\d{6}$/ },
};

/** Returns the number of digits of the country's postal codes: AT 4, DE 5, RO 6; 0 without a rule. */
export function postalCodeDigits(country: Market): number {
  return POSTAL_CODE_RULES[country]?.digits ?? 0;
}

/**
 * Validates a required postal code: AT 4, DE 5, RO 6 digits. Ignores surrounding spaces and the country prefix
 * ("A-1010"). A country without a rule accepts any code.
 * @param value text, so that "01067" keeps its zero
 */
export function validatePostalCode(value: string, country: Market): "required" | "wrongLength" | "invalid" | undefined {
  const rule = POSTAL_CODE_RULES[country];
  const postalCode = rule === undefined ? value.trim() : value.trim().replace(rule.prefix, "");
  if (postalCode === "") return "required";
  if (rule === undefined) return undefined;
  if (!/^\d+$/.test(postalCode)) return "invalid";
  if (postalCode.length !== rule.digits) return "wrongLength";
  return rule.format.test(postalCode) ? undefined : "invalid";
}

/** Removes spaces and the country's prefix: "A-1010" and "10 10" are 1010. */
export function normalizePostalCode(value: string, country: Market | undefined): string {
  const prefix = country && POSTAL_CODE_RULES[country]?.prefix;
  return value
    .trim()
    .replace(prefix ?? "", "")
    .replaceAll(" ", "");
}
