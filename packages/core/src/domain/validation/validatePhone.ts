/**
 * A phone number: 3 to 20 characters, each a digit, a space or one leading plus. `countryRegex`, the locale config's
 * phone_regex, is then tried on the number with and without its spaces; a broken one is ignored, it is no fault of the
 * shopper's. Empty is fine unless `required`. Source: specification 5, decision D14.
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
