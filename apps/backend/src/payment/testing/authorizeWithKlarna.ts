import { expect } from "vitest";
import type { Buyer } from "../../cart/testing/shopper.ts";
import { refreshPayment } from "../refreshPayment.ts";
import { keepKlarnaOrder } from "./keepKlarnaOrder.ts";
import { payWith } from "./paymentHelpers.ts";
import type { ProviderBackend } from "./startProviderBackend.ts";

let count = 0;

/** Orders a cart; Klarna authorizes it. Returns the order, and its state at Klarna. */
export async function authorizeWithKlarna({ api, app, db, deps }: ProviderBackend, buyer: Buyer) {
  count += 1;
  const page = `page-${count}`;
  api.responses["POST /payments/v1/sessions"] = { body: { session_id: `kp-${page}`, client_token: "t" } };
  const redirect_url = `https://pay.playground.klarna.com/eu/hpp/payments/${page}`;
  api.responses["POST /hpp/v1/sessions"] = { body: { session_id: page, redirect_url, session_url: "" } };
  const answer = await payWith(app, "klarna", buyer);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const order = await db.selectFrom("orders").selectAll().where("cart_id", "=", buyer.cartId).executeTakeFirstOrThrow();
  const klarna = keepKlarnaOrder(api, `KO-P${count}`, order.ref, order.total_cents);
  api.responses[`GET /hpp/v1/sessions/${page}`] = { body: { status: "COMPLETED", order_id: `KO-P${count}` } };
  const payment = await db.selectFrom("payment").selectAll().where("order_id", "=", order.id).executeTakeFirstOrThrow();
  expect(await refreshPayment(deps, payment)).toBe("applied");
  return { order, klarna };
}
