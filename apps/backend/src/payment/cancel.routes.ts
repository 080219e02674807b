import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { cartNotFound, findOwnedCart, noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { idInput, readBody } from "../platform/http/input.ts";
import { refreshPayment, endPayment, mapProviderFailure } from "./refreshPayment.ts";
import { emit } from "../events/emit.ts";
import { readResultPath } from "./return.routes.ts";
import { cancelOrder, orderNotCancelable } from "../order/cancelOrder.ts";
import { authorizeOrder, authorizeOrderLink } from "../order/authorizeOrder.ts";
import { orderLink } from "../order/findOrderByLink.ts";

const cancelInput = v.union([v.strictObject({ order_id: idInput }), v.strictObject({ order: orderLink })]);
const hint = v.optional(v.unknown());

/** Body of POST paypal/accept, as sent by PayPal's button. */
const acceptInput = v.object({
  cart_id: v.optional(idInput),
  paypal_data: v.object({ orderID: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  satellite: hint,
});
/** Body of POST paypal/cancel: cancels the cart's unpaid order, whatever its payment method. Source: specification 7. */
const paypalCancelInput = v.object({ cart_id: idInput, satellite: hint });

export function cancelRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/order/cancel", noStore, async (c) => {
    const call = await readBody(c, cancelInput);
    await cancel(
      "order" in call
        ? await authorizeOrderLink(deps, c, call.order)
        : await authorizeOrder(db, c, call.order_id, "cancel"),
    );
    return c.json({ status_code: 200, status: "canceled" });
  });

  routes.post("/paypal/cancel", noStore, async (c) => {
    const { cart_id } = await readBody(c, paypalCancelInput);
    const cart = await findOwnedCart(db, c, cart_id);
    if (cart === undefined) throw cartNotFound();
    const order = await db
      .selectFrom("orders")
      .select("id")
      .where("cart_id", "=", cart.id)
      .where("status", "=", "not_paid")
      .executeTakeFirst();
    if (order !== undefined) await cancel(order.id);
    return c.json({ status_code: 200, status: "canceled" });
  });

  routes.post("/paypal/accept", noStore, async (c) => {
    const { paypal_data } = await readBody(c, acceptInput);
    const payment = await db
      .selectFrom("payment")
      .innerJoin("orders", "orders.id", "payment.order_id")
      .selectAll("payment")
      .select(["orders.cart_id", "orders.ref"])
      .where("session", "=", paypal_data.orderID)
      .executeTakeFirst();
    const cart = await findOwnedCart(db, c, payment?.cart_id);
    if (payment === undefined || cart === undefined) throw cartNotFound();
    if (payment.status === "open") await mapProviderFailure(deps, () => refreshPayment(deps, payment));
    const redirect = await readResultPath(deps, payment.id);
    return c.json({ status_code: 200, order_id: payment.order_id, order_ref: payment.ref, redirect });
  });

  /** Ends the payment before the order: a payment for a canceled order would have to be refunded. */
  async function cancel(orderId: number): Promise<void> {
    const open = await db
      .selectFrom("payment")
      .selectAll()
      .where("order_id", "=", orderId)
      .where("status", "=", "open")
      .executeTakeFirst();
    const isEnded =
      open === undefined || (await mapProviderFailure(deps, () => endPayment(deps, open, "canceled by the customer")));
    if (!isEnded) throw orderNotCancelable();
    await runInTransaction(db, async (trx) => {
      if (await cancelOrder(trx, orderId, clock())) await emit(trx, deps, "order:canceled", { orderId });
    });
  }

  return routes;
}
