import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { authorize, foreign } from "../../http/authorize.ts";
import { findOwnedCart, noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { idInput, parseInput, readQuery, wholeInput } from "../../http/input.ts";
import { callerOf, countTry, type Limit } from "../../http/rateLimit.ts";
import { customerOf, subjectOf } from "../../http/subject.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { linkPath, orderOfLink } from "./guestOrder.ts";
import { readOrder, readOrders } from "./orderRecord.ts";
import { orderProductRow, orderRow } from "./orderRow.ts";
import { ownOrder } from "./ownedOrder.ts";

/** Source: specification 9. */
const MOST_ORDERS = 999;

const GUEST_LINK: Limit = { name: "guest invoice", most: 30, seconds: 10 * 60 };

const customerHint = { customer: v.optional(idInput), api_locale: localeInput };
const listQuery = v.object({
  ...customerHint,
  cart_id: v.optional(idInput),
  limit: v.optional(wholeInput(1, MOST_ORDERS), String(MOST_ORDERS)),
});
const orderQuery = v.object(customerHint);
const productsQuery = v.object({ order_id: idInput, api_locale: localeInput });
const idPath = v.object({ id: idInput });
const linkQuery = v.object({ api_locale: localeInput });

/** Orders for their owners: customers by access token, guests by cart token or emailed link. */
export function orderRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/order/*", noStore);
  routes.use("/ExternalOrderApi/order_product/*", noStore);

  routes.get("/ExternalOrderApi/order", async (c) => {
    const { cart_id, customer, api_locale, limit } = readQuery(c, listQuery);
    const { language } = LOCALES[api_locale];
    if (cart_id !== undefined) {
      const cart = await findOwnedCart(db, c, cart_id);
      const order = cart && (await readOrder(db, { cartId: cart.id }, language));
      return c.json({ OrderItems: order ? [orderRow(order)] : [] });
    }
    const subject = await subjectOf(c);
    // Guests without a cart id get an empty list, for clients that predate accounts.
    if (subject.kind === "guest" && customer === undefined) return c.json({ OrderItems: [] });
    const { customerId } = await customerOf(c);
    authorize(subject, "read", { kind: "customer", ownerId: customer ?? customerId });
    const orders = await readOrders(db, { customerId }, language, limit);
    return c.json({ OrderItems: orders.map(orderRow) });
  });

  routes.get("/ExternalOrderApi/order/:id", async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const { customer, api_locale } = readQuery(c, orderQuery);
    const orderId = await ownOrder(db, c, id, "read");
    const { customerId } = await customerOf(c);
    if (customer !== undefined && customer !== customerId) throw foreign("order");
    const order = await readOrder(db, { orderId }, LOCALES[api_locale].language);
    return c.json({ OrderItems: order ? [orderRow(order)] : [] });
  });

  routes.get("/ExternalOrderApi/order_product", async (c) => {
    const { order_id, api_locale } = readQuery(c, productsQuery);
    const orderId = await ownOrder(db, c, order_id, "read");
    const order = await readOrder(db, { orderId }, LOCALES[api_locale].language);
    return c.json({ OrderProductItems: order?.lines.map(orderProductRow) ?? [] });
  });

  routes.get("/guest/order/:ref/:hash", noStore, async (c) => {
    await countTry(deps, GUEST_LINK, callerOf(c));
    const { ref, hash: token } = parseInput(linkPath, c.req.param());
    const { api_locale } = readQuery(c, linkQuery);
    const orderId = await orderOfLink(db, { ref, token }, clock());
    const order = orderId === undefined ? undefined : await readOrder(db, { orderId }, LOCALES[api_locale].language);
    if (order === undefined) throw foreign("order");
    return c.json({ OrderItems: [orderRow(order)] });
  });

  return routes;
}
