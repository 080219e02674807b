import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db/connect.ts";
import { readStoreSettings } from "../settings/storeSettings.ts";
import { authorize, ownedNotFound } from "../platform/http/authorize.ts";
import { findOwnedCart, noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idInput, parseInput, readQuery, integerInput } from "../platform/http/input.ts";
import { requireCustomer, getSubject } from "../platform/http/subject.ts";
import { localeInput, LOCALES } from "../locale.ts";
import { linkParams } from "./findOrderByLink.ts";
import { readTransferDetails } from "./readTransferDetails.ts";
import { type OrderRecord, readOrder, readOrders } from "./orderRecord.ts";
import { toTrackingUrls } from "./toTrackingUrls.ts";
import { toOrderProductRow, toOrderRow } from "./toOrderRow.ts";
import { authorizeCustomerOrder, authorizeOrderLink } from "./authorizeOrder.ts";

/** Source: specification 9. */
const MAX_ORDERS = 999;

const customerHint = { customer: v.optional(idInput), api_locale: localeInput };
const listQuery = v.object({
  ...customerHint,
  cart_id: v.optional(idInput),
  limit: v.optional(integerInput(1, MAX_ORDERS), String(MAX_ORDERS)),
});
const orderQuery = v.object(customerHint);
const productsQuery = v.object({ order_id: idInput, api_locale: localeInput });
const idPath = v.object({ id: idInput });
const linkQuery = v.object({ api_locale: localeInput });

/** Orders for their owners: customers by access token, guests by cart token or emailed link. */
export function orderRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/order/*", noStore);
  routes.use("/ExternalOrderApi/order_product/*", noStore);

  routes.get("/ExternalOrderApi/order", async (c) => {
    const { cart_id, customer, api_locale, limit } = readQuery(c, listQuery);
    const { language } = LOCALES[api_locale];
    if (cart_id !== undefined) {
      const cart = await findOwnedCart(db, c, cart_id);
      const order = cart && (await readOrder(db, { cartId: cart.id }, language));
      return c.json({ OrderItems: await toRows(order) });
    }
    const subject = await getSubject(c);
    // Guests without a cart id get an empty list, for clients that predate accounts.
    if (subject.kind === "guest" && customer === undefined) return c.json({ OrderItems: [] });
    const { customerId } = await requireCustomer(c);
    authorize(subject, "read", { kind: "customer", ownerId: customer ?? customerId });
    const orders = await readOrders(db, { customerId }, language, limit);
    return c.json({ OrderItems: orders.map(toOrderRow) });
  });

  routes.get("/ExternalOrderApi/order/:id", async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const { customer, api_locale } = readQuery(c, orderQuery);
    const orderId = await authorizeCustomerOrder(db, c, id, "read");
    const { customerId } = await requireCustomer(c);
    if (customer !== undefined && customer !== customerId) throw ownedNotFound("order");
    const order = await readOrder(db, { orderId }, LOCALES[api_locale].language);
    return c.json({ OrderItems: await toRows(order) });
  });

  routes.get("/ExternalOrderApi/order_product", async (c) => {
    const { order_id, api_locale } = readQuery(c, productsQuery);
    const orderId = await authorizeCustomerOrder(db, c, order_id, "read");
    const order = await readOrder(db, { orderId }, LOCALES[api_locale].language);
    return c.json({ OrderProductItems: order?.lines.map(toOrderProductRow) ?? [] });
  });

  routes.get("/guest/order/:ref/:hash", noStore, async (c) => {
    const orderId = await authorizeOrderLink(deps, c, parseInput(linkParams, c.req.param()));
    const { api_locale } = readQuery(c, linkQuery);
    const order = await readOrder(db, { orderId }, LOCALES[api_locale].language);
    return c.json({ OrderItems: await toRows(order) });
  });

  /** A single order also tells where to pay it and where to track it. */
  const toRows = async (order: OrderRecord | undefined) =>
    order === undefined
      ? []
      : [
          {
            ...toOrderRow(order),
            bank: await readTransferDetails(db, { ...order, countryId: order.shippingAddress.country_id }),
            tracking_urls: await readTrackingUrls(db, order),
          },
        ];

  return routes;
}

/** Tracking page of each parcel; empty for a carrier without one. */
async function readTrackingUrls(db: Db, { trackingNumbers, locale }: OrderRecord): Promise<string[]> {
  if (trackingNumbers.length === 0) return [];
  const { parcelTrackingUrl } = await readStoreSettings(db, v.parse(localeInput, locale));
  return toTrackingUrls(trackingNumbers, parcelTrackingUrl);
}
