/** A first or last name: required, at least 2 characters, spaces around it not counted. Source: specification 5. */
export function validateName(value: string): "required" | "tooShort" | undefined {
  const length = Array.from(value.trim()).length;
  if (length === 0) return "required";
  return length < 2 ? "tooShort" : undefined;
}
