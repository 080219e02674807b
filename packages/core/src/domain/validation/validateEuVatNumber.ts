import { hasVatNumberRule, validateVatNumber } from "./validateVatNumber.js";

const EU = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{2,12}$/;

/**
 * Validates a VAT number of any EU member state by its prefix: AT, DE and RO with check digit, others by format.
 * Registration can only be confirmed by VIES.
 */
export function validateEuVatNumber(value: string): "invalid" | undefined {
  const text = value.replace(/[\s.-]/g, "").toUpperCase();
  const prefix = text.slice(0, 2);
  if (hasVatNumberRule(prefix)) {
    return validateVatNumber(text, prefix) === undefined ? undefined : "invalid";
  }
  return EU.test(text) ? undefined : "invalid";
}
