/**
 * Validates a phone number: 3 to 20 digits, spaces or one leading plus. `countryRegex` (the locale config's
 * `phoneRegex`) is tested with and without spaces; an invalid expression is ignored. An empty value is valid unless
 * `required`.
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
