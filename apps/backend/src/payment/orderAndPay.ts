import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { needsProvider } from "../pricing/payment/modules.ts";
import { emit } from "../events/emit.ts";
import { getPaymentProviders } from "./providers.ts";
import { rejectOpenPayment } from "./openPayment.ts";
import { changeOrderStatus } from "../order/orderStatus.ts";
import type { PayInput } from "../order/payInput.ts";
import { closeCart, placeOrder } from "../order/placeOrder.ts";
import { limitOpenPayment, limitUnconfirmedOrder } from "../order/unconfirmedOrders.ts";

const KEY_BYTES = 16;

/**
 * Orders a locked cart. Without a provider, or with a total of zero, the order is confirmed and the cart closed. With a
 * provider, a payment is opened and the cart stays open until it is paid.
 *
 * @param caller key of the client's address, for limits
 * @returns the result to store: the redirect path, or the payment that has one
 */
export async function orderAndPay(
  deps: Deps,
  trx: Transaction<Tables>,
  cart: { id: number; customerId: number | undefined },
  call: PayInput,
  { paymentCode, caller }: { paymentCode: string; caller: string },
): Promise<string | { payment_id: number }> {
  await rejectOpenPayment(trx, cart.id);
  const now = deps.clock();
  const payments = getPaymentProviders(deps);
  const { id, totalCents, currency } = await placeOrder(trx, cart, call, {
    paymentCode,
    offered: payments.isAvailable,
    now,
  });
  const provider = needsProvider(paymentCode) ? payments.forModule(paymentCode) : undefined;
  if (provider === undefined || totalCents === 0) {
    const isPaid =
      totalCents === 0 &&
      (await changeOrderStatus(trx, id, { to: "paid", actor: "shop", reason: "nothing to pay", now }));
    await limitUnconfirmedOrder(deps, trx, id, caller);
    await closeCart(trx, cart.id, now);
    await emit(trx, deps, "order:confirmed", { orderId: id });
    if (isPaid) await emit(trx, deps, "order:paid", { orderId: id });
    return `/order-placed?cart_id=${cart.id}`;
  }
  await limitOpenPayment(deps, trx, id, caller);
  const payment = await trx
    .insertInto("payment")
    .values({
      order_id: id,
      provider: provider.name,
      key: deps.randomBytes(KEY_BYTES).toString("base64url"),
      amount_cents: totalCents,
      currency,
      buyer_session: call.buyerSession ?? null,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { payment_id: payment.id };
}
