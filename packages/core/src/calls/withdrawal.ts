import type { Withdrawal, WithdrawalReceipt } from "../domain/withdrawal/withdrawal.js";
import { withdrawalResponse, withdrawalBody } from "../wire/withdrawal.js";
import type { ApiCall } from "./apiCall.js";

/**
 * Declares the withdrawal from a contract, signed in or not. The response does not reveal whether the order exists.
 *
 * @param idempotencyKey one per declaration, created before the first attempt and reused for retries
 * @throws ShopError INVALID_INPUT, RATE_LIMITED
 */
export const declare: ApiCall<[withdrawal: Withdrawal, idempotencyKey: string], WithdrawalReceipt> = {
  request: ({ locale }, withdrawal, idempotencyKey) => ({
    path: "withdrawal",
    body: withdrawalBody(withdrawal, locale),
    idempotencyKey,
  }),
  schema: withdrawalResponse,
};
