import { Hono } from "hono";
import type { Deps } from "../deps.ts";
import { notFound } from "../platform/http/apiError.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { isSettled } from "../order/orderStatus.ts";
import { refreshPayment, readPayment } from "./refreshPayment.ts";
import { verifyPaymentSecret } from "./paymentLink.ts";
import { getPaymentProviders } from "./providers.ts";

/**
 * GET payment/return/{secret}: redirect target of the providers. Query parameters are ignored, because they can be
 * forged: the result page shows the stored state, and polls while it is pending.
 */
export function returnRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/payment/return/:secret", noStore, async (c) => {
    const paymentId = await verifyPaymentSecret(deps, "return", c.req.param("secret"));
    const payment = paymentId === undefined ? undefined : await readPayment(deps, paymentId);
    if (paymentId === undefined || payment === undefined) throw notFound("Payment");
    // Some providers capture only after a further call by the backend; only their API response is trusted.
    if (payment.status === "open" && getPaymentProviders(deps).byName(payment.provider)?.completesOnReturn === true) {
      await refreshPayment(deps, payment).catch((error: unknown) =>
        deps.log.error({ err: error, paymentId }, "failed to complete a payment on return"),
      );
    }
    c.header("Referrer-Policy", "no-referrer");
    return c.redirect(await readResultPath(deps, paymentId), 303);
  });

  return routes;
}

export async function readResultPath({ db }: Deps, paymentId: number): Promise<string> {
  const { cart_id, order, status } = await db
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .select(["orders.cart_id", "orders.status as order", "payment.status"])
    .where("payment.id", "=", paymentId)
    .executeTakeFirstOrThrow();
  if (isSettled(order)) return `/order-placed?cart_id=${cart_id}`;
  const reason = status === "open" ? "pending" : status === "declined" || status === "expired" ? status : "canceled";
  return `/order-failed?cart_id=${cart_id}&reason=${reason}`;
}
