import { type Shop, ShopError, type ShopErrorCode, type WithdrawalReceipt } from "@shop/core";
import { withdrawalSchema } from "@shop/core/withdrawal";

export const FIELDS = ["name", "orderRef", "email", "pieces", "reason"] as const;
/** What was typed, field by field. */
export type Typed = Readonly<Record<(typeof FIELDS)[number], string>>;

export const NOTHING_TYPED: Typed = { name: "", orderRef: "", email: "", pieces: "", reason: "" };

/** What the server made of a form that was sent to it without JavaScript: what its page begins with. */
export interface WithdrawalAnswer {
  step: "form" | "review" | "done";
  typed: Typed;
  /** of this declaration, from the review on */
  key: string;
  receipt?: WithdrawalReceipt;
  failure?: { code: ShopErrorCode; retryAfterSeconds?: number };
}

/** @throws ShopError where the shop did not take it */
export async function declareWithdrawal({ withdrawal }: Shop, typed: Typed, key: string): Promise<WithdrawalReceipt> {
  const said = withdrawalSchema["~standard"].validate(typed);
  // The form has let it through already.
  if (said.issues !== undefined) throw new ShopError("INVALID_INPUT");
  return withdrawal.declare(said.value, key);
}
