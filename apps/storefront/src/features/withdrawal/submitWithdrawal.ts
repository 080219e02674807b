import { type Shop, ShopError, type ShopErrorCode, type WithdrawalReceipt } from "@shop/core";
import { withdrawalSchema } from "@shop/core/withdrawal";

export const WITHDRAWAL_FIELDS = ["name", "orderRef", "email", "pieces", "reason"] as const;
/** Typed values by field. */
export type WithdrawalValues = Readonly<Record<(typeof WITHDRAWAL_FIELDS)[number], string>>;

export const EMPTY_VALUES: WithdrawalValues = { name: "", orderRef: "", email: "", pieces: "", reason: "" };

/** Result of a form post without JavaScript: initial state of the rendered page. */
export interface WithdrawalFormState {
  step: "form" | "review" | "done";
  values: WithdrawalValues;
  /** Idempotency key of this declaration, from the review on. */
  idempotencyKey: string;
  receipt?: WithdrawalReceipt;
  failure?: { code: ShopErrorCode; retryAfterSeconds: number | undefined };
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
