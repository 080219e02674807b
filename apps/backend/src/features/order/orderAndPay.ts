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

/** Amounts are euro whatever a storefront shows them in. */
const CURRENCY = "EUR";
const KEY_BYTES = 16;

/**
 * Orders a locked cart. Where the money comes by itself that is all: the order is confirmed and the cart ends. Where a
 * provider takes it, a payment waits beside the order, and the cart stays until it is paid. What costs nothing is paid.
 *
 * @returns the answer to keep: the address to go to, or the payment that has one
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
