import { WITHDRAWAL_FIELDS, type WithdrawalValues } from "./submitWithdrawal.ts";

/** Returns the form's fields as trimmed text. Ignores files. */
export function readFormValues(form: { get(name: string): unknown }): WithdrawalValues {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const [name, orderRef, email, pieces, reason] = WITHDRAWAL_FIELDS;
  return { name: text(name), orderRef: text(orderRef), email: text(email), pieces: text(pieces), reason: text(reason) };
}
