import { FIELDS, type Typed } from "./withdrawalAnswer.ts";

/** Returns the form's fields as trimmed text. Ignores files. */
export function typedOf(form: { get(name: string): unknown }): Typed {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const [name, orderRef, email, pieces, reason] = FIELDS;
  return { name: text(name), orderRef: text(orderRef), email: text(email), pieces: text(pieces), reason: text(reason) };
}
