import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { needsProvider } from "../payment/modules.ts";
import { mailPaidOrder, mailPlacedOrder } from "../payment/paymentMails.ts";
import { paymentsOf } from "../payment/providers.ts";
import { refuseEarlier } from "./earlierPayment.ts";
import { changeOrder } from "./orderLife.ts";
import type { PayCall } from "./payInput.ts";
import { endCart, placeOrder } from "./placeOrder.ts";

/** Orders are charged in euro, whatever currency the storefront displays. */
const CURRENCY = "EUR";
const KEY_BYTES = 16;

/**
 * Orders a locked cart. Without a provider, or with a total of zero, the order is confirmed and the cart closed. With a
 * provider, a payment is opened and the cart stays open until it is paid.
 *
 * @returns the result to store: the redirect path, or the payment that has one
 */
export async function orderAndPay(
  deps: Deps,
  trx: Transaction<Tables>,
  cart: { id: number; customerId: number | undefined },
  call: PayCall,
  paymentCode: string,
): Promise<string | { payment_id: number }> {
  await refuseEarlier(trx, cart.id);
  const now = deps.clock();
  const payments = paymentsOf(deps);
  const { id, totalCents } = await placeOrder(trx, cart, call, { paymentCode, offered: payments.offers, now });
  const provider = needsProvider(paymentCode) ? payments.of(paymentCode) : undefined;
  if (provider === undefined || totalCents === 0) {
    const isPaid =
      totalCents === 0 && (await changeOrder(trx, id, { to: "paid", by: "shop", why: "nothing to pay", now }));
    await endCart(trx, cart.id, now);
    await (isPaid ? mailPaidOrder : mailPlacedOrder)(deps, trx, id);
    return `/order-placed?cart_id=${cart.id}`;
  }
  const payment = await trx
    .insertInto("payment")
    .values({
      order_id: id,
      provider: provider.name,
      key: deps.random(KEY_BYTES).toString("base64url"),
      amount_cents: totalCents,
      currency: CURRENCY,
      buyer_session: call.buyerSession ?? null,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { payment_id: payment.id };
}
