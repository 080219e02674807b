import type { Withdrawal, WithdrawalReceipt } from "../domain/withdrawal/withdrawal.js";
import { withdrawalAnswer, withdrawalBody } from "../wire/withdrawal.js";
import type { Http } from "./http.js";

/** The withdrawal function of Directive 2011/83/EU art. 11a. */
export interface WithdrawalClient {
  /**
   * Declares that a contract is withdrawn from, signed in or not. The answer is the same whether or not there is such an
   * order.
   *
   * @param idempotencyKey one for each declaration, made before it is sent first: sent again, it is the same declaration
   * @throws ShopError INVALID_INPUT, RATE_LIMITED
   */
  declare(said: Withdrawal, idempotencyKey: string): Promise<WithdrawalReceipt>;
}

export const createWithdrawalClient = (http: Http, where: { locale: string }): WithdrawalClient => ({
  declare: (said, idempotencyKey) =>
    http({
      api: "main",
      method: "POST",
      path: "withdrawal",
      body: withdrawalBody(said, where.locale),
      idempotencyKey,
      answer: withdrawalAnswer,
    }),
});
