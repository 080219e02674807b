/**
 * Validates a required password; spaces count.
 * @param minLength in characters
 */
export function validatePassword(value: string, minLength: number): "required" | "tooShort" | undefined {
  if (value === "") return "required";
  return Array.from(value).length < minLength ? "tooShort" : undefined;
}
