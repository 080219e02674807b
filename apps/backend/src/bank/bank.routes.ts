import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ownedNotFound } from "../platform/http/authorize.ts";
import { findOwnedCart, noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idInput, readBody } from "../platform/http/input.ts";
import { localeInput } from "../locale.ts";
import { readStoreSettings } from "../settings/storeSettings.ts";
import { authorizeOrder } from "../order/authorizeOrder.ts";
import { renderQrSvg } from "./qrCode.ts";
import { buildTransferPayload } from "./buildTransferPayload.ts";

const qrCodeInput = v.strictObject({ order_id: v.optional(idInput), cart_id: v.optional(idInput) });

/** POST ExternalOrderApi/getQrCode: QR code of a bank transfer, for the owner of an order or of its cart. */
export function bankRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/ExternalOrderApi/getQrCode", noStore, async (c) => {
    const order = await findPayableOrder(c);
    const { bank } = await readStoreSettings(db, v.parse(localeInput, order.locale));
    const payload = buildTransferPayload({ ref: order.ref, totalCents: order.total_cents }, bank);
    if (payload === undefined) throw ownedNotFound("order");
    return c.json({ svg: renderQrSvg(payload) });
  });

  /** Orders that are paid, canceled or paid otherwise get the response of an unknown order. */
  async function findPayableOrder(c: Context<AppEnv>) {
    const { order_id, cart_id } = await readBody(c, qrCodeInput);
    const order = await db
      .selectFrom("orders")
      .innerJoin("payment_method", "payment_method.id", "orders.payment_method_id")
      .select(["orders.ref", "orders.locale", "orders.total_cents", "orders.status", "code"])
      .where(({ eb }) =>
        cart_id === undefined ? eb("orders.id", "=", order_id ?? 0) : eb("orders.cart_id", "=", cart_id),
      )
      .orderBy("orders.id", "desc")
      .executeTakeFirst();
    if (cart_id === undefined) await authorizeOrder(db, c, order_id ?? 0, "read");
    else if ((await findOwnedCart(db, c, cart_id)) === undefined) throw ownedNotFound("order");
    if (order?.status !== "not_paid" || order.code !== "Vorkasse") throw ownedNotFound("order");
    return order;
  }

  return routes;
}
