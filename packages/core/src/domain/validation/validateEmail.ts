// Local part: no blanks, quotes or brackets; no leading, trailing or double dot. Domain: at least two labels of letters
// (of any script), digits and inner hyphens, as in "möbel.example"; the last one starts with a letter.
const EMAIL =
  /^(?!\.|.*\.[.@])[^\s@"(),:;<>[\]\\]{1,64}@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}(?<!-)$/u;

/** Validates a required email address; surrounding spaces are ignored. Length limits: RFC 5321, 4.5.3.1. */
export function validateEmail(value: string): "required" | "invalid" | undefined {
  const email = value.trim();
  if (email === "") return "required";
  return email.length <= 254 && EMAIL.test(email) ? undefined : "invalid";
}
