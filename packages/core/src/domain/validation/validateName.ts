/** Validates a required first or last name: at least 2 characters without surrounding spaces. */
export function validateName(value: string): "required" | "tooShort" | undefined {
  const length = Array.from(value.trim()).length;
  if (length === 0) return "required";
  return length < 2 ? "tooShort" : undefined;
}
