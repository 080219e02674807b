// Local part: no blanks, quotes or brackets, no dot at its edges or doubled. Domain: labels of letters (of any script, as in
// "möbel.example"), digits and inner hyphens, at least two of them, the last one beginning with a letter.
const EMAIL =
  /^(?!\.|.*\.[.@])[^\s@"(),:;<>[\]\\]{1,64}@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}(?<!-)$/u;

/** A required e-mail address; spaces around it are ignored. Source: specification 5; lengths: RFC 5321 4.5.3.1. */
export function validateEmail(value: string): "required" | "invalid" | undefined {
  const email = value.trim();
  if (email === "") return "required";
  return email.length <= 254 && EMAIL.test(email) ? undefined : "invalid";
}
