import type { Withdrawal, WithdrawalReceipt } from "../domain/withdrawal/withdrawal.js";
import { withdrawalResponse, withdrawalBody } from "../wire/withdrawal.js";
import type { Http } from "./transport/http.js";

/** The withdrawal function of Directive 2011/83/EU, Art. 11a. */
export interface WithdrawalClient {
  /**
   * Declares the withdrawal from a contract, signed in or not. The response does not reveal whether the order exists.
   *
   * @param idempotencyKey one per declaration, created before the first attempt and reused for retries
   * @throws ShopError INVALID_INPUT, RATE_LIMITED
   */
  declare(withdrawal: Withdrawal, idempotencyKey: string): Promise<WithdrawalReceipt>;
}

export const createWithdrawalClient = (http: Http, context: { locale: string }): WithdrawalClient => ({
  declare: (withdrawal, idempotencyKey) =>
    http({
      api: "main",
      method: "POST",
      path: "withdrawal",
      body: withdrawalBody(withdrawal, context.locale),
      idempotencyKey,
      schema: withdrawalResponse,
    }),
});
