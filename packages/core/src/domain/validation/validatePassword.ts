/**
 * A password: required, at least `minLength` characters; spaces count, they are the shopper's own.
 * Source: specification 5; which length applies: decision D6.
 */
export function validatePassword(value: string, minLength: number): "required" | "tooShort" | undefined {
  if (value === "") return "required";
  return Array.from(value).length < minLength ? "tooShort" : undefined;
}
