import { type Market, MARKETS } from "../config/locale.js";

/** Largest number of characters that the backend accepts, by kind of text. */
export const MAX_LENGTHS = {
  /** First or last name. */
  name: 80,
  /** Any other text of one line: company, street, label of an address. */
  line: 255,
  phone: 20,
  password: 256,
  /** Note to an order, reason of a withdrawal. */
  message: 2000,
  reviewTitle: 120,
  review: 4000,
} as const;

/** Validates a required first or last name: at least 2 characters without surrounding spaces. */
export function validateName(value: string): "required" | "tooShort" | undefined {
  return validateLength(value.trim(), 2);
}

/** House number in a street, or what stands for none: "o. Nr.", "FN" and "n/a". */
const HOUSE_NUMBER: RegExp = /\d|(?:^|\s)(?:o\. ?Nr|f\.? ?n|n\/a)\.?$/i;

/** Validates a required street with its house number. */
export function validateStreet(value: string): "required" | "numberRequired" | undefined {
  const street = value.trim();
  if (!/\p{L}/u.test(street)) return "required";
  return HOUSE_NUMBER.test(street) ? undefined : "numberRequired";
}

/** Validates a required password of at least `minLength` characters; spaces count. */
export function validatePassword(value: string, minLength: number): "required" | "tooShort" | undefined {
  return validateLength(value, minLength);
}

function validateLength(value: string, minLength: number): "required" | "tooShort" | undefined {
  if (value === "") return "required";
  return Array.from(value).length < minLength ? "tooShort" : undefined;
}

/**
 * Validates a phone number: 3 to 20 digits, spaces or one leading plus; optional unless `required`. `countryRegex` (the
 * locale config's `phoneRegex`) is tested with and without spaces; an invalid expression is ignored.
 */
export function validatePhone(
  value: string,
  options: { countryRegex?: string | undefined; required?: boolean | undefined } = {},
): "required" | "invalid" | "invalidForCountry" | undefined {
  const phone = value.trim();
  if (phone === "") return options.required === true ? "required" : undefined;
  if (!/^(?=.{3,20}$)\+?[\d ]*$/.test(phone) || !/\d/.test(phone)) return "invalid";
  const country = compile(options.countryRegex);
  const fits = country === undefined || country.test(phone) || country.test(phone.replaceAll(" ", ""));
  return fits ? undefined : "invalidForCountry";
}

function compile(source: string | undefined): RegExp | undefined {
  if (source === undefined || source.trim() === "") return undefined;
  try {
    return new RegExp(source);
  } catch {
    return undefined;
  }
}

// Austria has no 0xxx, Germany no 00xxx and no 99999, Romania no 000000; checks of the length alone accept them.
const POSTAL_CODE_RULES: Partial<Record<Market, { prefix: string; unused: RegExp }>> = {
  AT: { prefix: "AT?", unused: /^0/ },
  DE: { prefix: "DE?", unused: /^(?:00|99999)/ },
  RO: { prefix: "RO", unused: /^000000/ },
};

const removePrefix = (value: string, country: Market): string =>
  value.trim().replace(new RegExp(`^${POSTAL_CODE_RULES[country]?.prefix ?? country}[- ]?(?=\\d)`, "i"), "");

/** Validates the county of an address; only Romanian addresses name one. */
export const validateState = (
  stateId: number | null | undefined,
  country: string | undefined,
): "required" | undefined => (country === "RO" && !stateId ? "required" : undefined);

export const postalCodeDigits = (country: Market): number => MARKETS[country].postalCodeDigits;

/** Validates a required postal code: AT 4, DE 5, RO 6 digits; ignores surrounding spaces and the prefix of "A-1010". */
export function validatePostalCode(value: string, country: Market): "required" | "wrongLength" | "invalid" | undefined {
  const postalCode = removePrefix(value, country);
  if (postalCode === "") return "required";
  if (!/^\d+$/.test(postalCode)) return "invalid";
  if (postalCode.length !== postalCodeDigits(country)) return "wrongLength";
  return POSTAL_CODE_RULES[country]?.unused.test(postalCode) ? "invalid" : undefined;
}

/** Removes spaces and the country's prefix: "A-1010" and "10 10" are 1010. */
export const normalizePostalCode = (value: string, country: Market | undefined): string =>
  (country === undefined ? value.trim() : removePrefix(value, country)).replaceAll(" ", "");
