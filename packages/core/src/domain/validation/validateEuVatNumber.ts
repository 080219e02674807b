import { validateVatNumber } from "./validateVatNumber.js";

const EU = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{2,12}$/;

/**
 * A VAT number of any member state, by its own prefix: those of Austria, Germany and Romania with their check digit, all
 * others by the common format. Says nothing about registration, which only the register can. Source: specification 5.
 */
export function validateEuVatNumber(value: string): "invalid" | undefined {
  const text = value.replace(/[\s.-]/g, "").toUpperCase();
  const prefix = text.slice(0, 2);
  if (prefix === "AT" || prefix === "DE" || prefix === "RO") {
    return validateVatNumber(text, prefix) === undefined ? undefined : "invalid";
  }
  return EU.test(text) ? undefined : "invalid";
}
