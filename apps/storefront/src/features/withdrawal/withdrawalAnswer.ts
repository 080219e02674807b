import { type Shop, ShopError, type ShopErrorCode, type WithdrawalReceipt } from "@shop/core";
import { withdrawalSchema } from "@shop/core/withdrawal";

export const FIELDS = ["name", "orderRef", "email", "pieces", "reason"] as const;
/** Typed values by field. */
export type Typed = Readonly<Record<(typeof FIELDS)[number], string>>;

export const NOTHING_TYPED: Typed = { name: "", orderRef: "", email: "", pieces: "", reason: "" };

/** Result of a form post without JavaScript: initial state of the rendered page. */
export interface WithdrawalAnswer {
  step: "form" | "review" | "done";
  typed: Typed;
  /** Idempotency key of this declaration, from the review on. */
  key: string;
  receipt?: WithdrawalReceipt;
  failure?: { code: ShopErrorCode; retryAfterSeconds?: number };
}

/**
 * Submits a declaration.
 * @throws ShopError if the backend rejects it.
 */
export async function declareWithdrawal({ withdrawal }: Shop, typed: Typed, key: string): Promise<WithdrawalReceipt> {
  const said = withdrawalSchema["~standard"].validate(typed);
  // The form has validated it before.
  if (said.issues !== undefined) throw new ShopError("INVALID_INPUT");
  return withdrawal.declare(said.value, key);
}
