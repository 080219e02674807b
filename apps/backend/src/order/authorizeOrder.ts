import type { Context } from "hono";
import type * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db/connect.ts";
import { unauthorized } from "../platform/http/apiError.ts";
import { type Action, authorize, ownedNotFound } from "../platform/http/authorize.ts";
import { findOwnedCart } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { clientKey, enforceRateLimit } from "../platform/http/rateLimit.ts";
import { getSubject } from "../platform/http/subject.ts";
import { findOrderByLink, type linkParams } from "./findOrderByLink.ts";
import { ORDER_LINK } from "./limits.ts";

/** Authorizes the signed-in customer for an order and returns its id. */
export async function authorizeCustomerOrder(
  db: Db,
  c: Context<AppEnv>,
  orderId: number,
  action: Action,
): Promise<number> {
  const subject = await getSubject(c);
  const row = await db.selectFrom("orders").select("customer_id").where("id", "=", orderId).executeTakeFirst();
  authorize(subject, action, { kind: "order", ownerId: row?.customer_id });
  return orderId;
}

/** As {@link authorizeCustomerOrder}; a guest authorizes with the token of the order's cart. */
export async function authorizeOrder(db: Db, c: Context<AppEnv>, orderId: number, action: Action): Promise<number> {
  const subject = await getSubject(c);
  if (subject.kind === "customer") return authorizeCustomerOrder(db, c, orderId, action);
  if (c.req.header("X-Cart-Token") === undefined) throw unauthorized();
  const order = await db.selectFrom("orders").select("cart_id").where("id", "=", orderId).executeTakeFirst();
  const cart = await findOwnedCart(db, c, order?.cart_id);
  if (cart === undefined) throw ownedNotFound("order");
  return orderId;
}

/** Authorizes the holder of an order's mailed link, guest or customer, and returns the order's id. */
export async function authorizeOrderLink(
  deps: Pick<Deps, "db" | "randomBytes" | "clock">,
  c: Context<AppEnv>,
  { ref, hash }: v.InferOutput<typeof linkParams>,
): Promise<number> {
  await enforceRateLimit(deps, ORDER_LINK, clientKey(c));
  const linked = await findOrderByLink(deps, { ref, token: hash });
  if (linked === undefined) throw ownedNotFound("order");
  return linked.id;
}
