import { type Shop, ShopError, type WithdrawalReceipt } from "@shop/core";
import { withdrawalSchema } from "@shop/core/withdrawal";
import type { FormFailure } from "../form/formFailure.ts";

export const EMPTY_VALUES = { name: "", orderRef: "", email: "", items: "", reason: "" };
export type WithdrawalValues = Readonly<typeof EMPTY_VALUES>;

/** Returns the form's fields as trimmed text. Ignores files. */
export function readFormValues(form: { get(name: string): unknown }): WithdrawalValues {
  const text = (name: keyof WithdrawalValues): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    name: text("name"),
    orderRef: text("orderRef"),
    email: text("email"),
    items: text("items"),
    reason: text("reason"),
  };
}

/** Result of a form post without JavaScript: initial state of the rendered page. */
export interface WithdrawalFormState {
  step: "form" | "review" | "done";
  values: WithdrawalValues;
  /** Idempotency key of this declaration, from the review on. */
  idempotencyKey: string;
  receipt?: WithdrawalReceipt;
  failure?: FormFailure;
}

/**
 * Submits a declaration.
 * @throws ShopError if the backend rejects it.
 */
export async function submitWithdrawal(
  { withdrawal }: Shop,
  values: WithdrawalValues,
  idempotencyKey: string,
): Promise<WithdrawalReceipt> {
  const validated = withdrawalSchema["~standard"].validate(values);
  // The form has validated it before.
  if (validated.issues !== undefined) throw new ShopError("INVALID_INPUT");
  return withdrawal.declare(validated.value, idempotencyKey);
}
