import type { Satellite } from "../config/locale.js";

// No place has 00xxx or 99999 in Germany, or only zeros in Romania; validators of the format alone let them pass.
const POSTCODES: Record<Satellite, { digits: number; prefix: RegExp; format: RegExp }> = {
  AT: { digits: 4, prefix: /^(?:AT?[- ]?)(?=\d)/i, format: /^[1-9]\d{3}$/ },
  DE: { digits: 5, prefix: /^(?:DE?[- ]?)(?=\d)/i, format: /^(?!00|99999)\d{5}$/ },
  RO: { digits: 6, prefix: /^(?:RO[- ]?)(?=\d)/i, format: /^(?!000000)\d{6}$/ },
};

/** Digits of the country's postcodes: AT 4, DE 5, RO 6. For the message "postcode must have N digits". */
export function postcodeDigits(country: Satellite): number {
  return POSTCODES[country].digits;
}

/**
 * A required postcode: AT 4, DE 5, RO 6 digits. Text, never a number: "01067" keeps its zero. Spaces around it and the
 * country's own prefix ("A-1010") are ignored. Source: specification 5; formats: legal reference A4.
 */
export function validatePostcode(
  value: string,
  country: Satellite,
): "required" | "wrongLength" | "invalid" | undefined {
  const { digits, prefix, format } = POSTCODES[country];
  const postcode = value.trim().replace(prefix, "");
  if (postcode === "") return "required";
  if (!/^\d+$/.test(postcode)) return "invalid";
  if (postcode.length !== digits) return "wrongLength";
  return format.test(postcode) ? undefined : "invalid";
}
