import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { toCurrencyRow } from "../currency.ts";
import { centsToUnits } from "../pricing/prices.ts";
import { ownedNotFound } from "../platform/http/authorize.ts";
import { orderEmail } from "../order/orderEmail.ts";
import { findOwnedCart, noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idInput, readQuery } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit } from "../platform/http/rateLimit.ts";
import { readTransferDetails } from "../order/readTransferDetails.ts";
import { orderLinkToken } from "../order/orderLink.ts";
import { needsProvider } from "../pricing/payment/modules.ts";
import { RESULT_LIMIT } from "../order/limits.ts";
import { isSettled } from "../order/orderStatus.ts";

const query = v.object({ cart_id: idInput, api_locale: v.optional(v.string()) });

/** Payment state of an order, polled by the result page. */
type PaymentState = "paid" | "pending" | "failed" | "not_needed";

/**
 * GET order/result?cart_id=: result of the cart's order, for the cart's owner. Foreign and unknown carts get the same
 * error.
 */
export function resultRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.get("/order/result", noStore, async (c) => {
    await enforceRateLimit(deps, RESULT_LIMIT, clientKey(c));
    const { cart_id } = readQuery(c, query);
    const cart = await findOwnedCart(db, c, cart_id);
    const order = cart && (await newestOrder(cart.id));
    if (order === undefined) throw ownedNotFound("order");
    const payment = toPaymentState(order);
    const bank = await readTransferDetails(db, {
      ...order,
      countryId: order.country_id,
      totalCents: order.total_cents,
      payment: { code: order.code },
    });
    return c.json({
      cart_id: order.cart_id,
      order_id: order.id,
      ref: order.ref,
      payment,
      ...(payment === "failed" ? { reason: toFailureReason(order) } : {}),
      payment_code: order.code,
      total: centsToUnits(order.total_cents),
      ...toCurrencyRow(order.currency_code),
      email: order.email,
      ...(payment === "failed" || !order.guest ? {} : { guest_hash: await orderLinkToken(deps, order.id) }),
      ...(bank === undefined ? {} : { bank, qr: "ExternalOrderApi/getQrCode" }),
    });
  });

  const newestOrder = (cartId: number) =>
    db
      .selectFrom("orders")
      .innerJoin("customer", "customer.id", "orders.customer_id")
      .innerJoin("payment_method", "payment_method.id", "orders.payment_method_id")
      .innerJoin("cart", "cart.id", "orders.cart_id")
      .leftJoin("payment", "payment.order_id", "orders.id")
      .select([
        "orders.id",
        "orders.ref",
        "orders.cart_id",
        "orders.status",
        "orders.locale",
        "orders.country_id",
        "total_cents",
        "currency_code",
        "guest",
        orderEmail().as("email"),
      ])
      .select(["payment_method.code", "payment.status as paid", "cart.ordered_at"])
      .where("orders.cart_id", "=", cartId)
      .orderBy("orders.id", "desc")
      .executeTakeFirst();
  type Result = NonNullable<Awaited<ReturnType<typeof newestOrder>>>;

  function toPaymentState({ status, code, ordered_at }: Result): PaymentState {
    // A later refund does not change the result of the payment.
    if (status === "refunded") return "paid";
    if (status === "canceled") return ordered_at === null ? "failed" : "not_needed";
    // Cash on delivery ships before it is paid.
    if (isSettled(status) && code !== "Nachnahme") return "paid";
    return needsProvider(code) ? "pending" : "not_needed";
  }

  /** Without a reason from the provider, the shopper or an admin canceled it. */
  const toFailureReason = ({ paid }: Result): string => (paid === "declined" || paid === "expired" ? paid : "canceled");

  return routes;
}
