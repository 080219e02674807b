import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ownedNotFound } from "../platform/http/authorize.ts";
import { findOwnedCart, noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idInput, readBody } from "../platform/http/input.ts";
import { readBankAccount } from "../settings/storeSettings.ts";
import { authorizeOrder, authorizeOrderLink } from "../order/authorizeOrder.ts";
import { orderLink } from "../order/findOrderByLink.ts";
import { type OrderRecord, type OrderSelector, readOrder } from "../order/orderRecord.ts";
import { renderQrSvg } from "./qrCode.ts";
import { buildTransferPayload } from "./buildTransferPayload.ts";
import { isTransferDue } from "../order/readTransferDetails.ts";

const qrCodeInput = v.union([
  v.strictObject({ cart_id: idInput }),
  v.strictObject({ order_id: idInput }),
  v.strictObject({ order: orderLink }),
]);

/**
 * POST ExternalOrderApi/getQrCode: QR code of a bank transfer, for the owner of an order or of its cart, or the holder of
 * its link.
 */
export function bankRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/ExternalOrderApi/getQrCode", noStore, async (c) => {
    const order = await findPayableOrder(c);
    const bank = await readBankAccount(db, { ...order, countryId: order.shippingAddress.country_id });
    const payload = buildTransferPayload(order, bank);
    if (payload === undefined) throw ownedNotFound("order");
    return c.json({ svg: renderQrSvg(payload) });
  });

  /** Orders that are paid, canceled or paid otherwise get the response of an unknown order. */
  async function findPayableOrder(c: Context<AppEnv>): Promise<OrderRecord> {
    const order = await readOrder(db, await authorize(c));
    if (order === undefined || !isTransferDue(order)) throw ownedNotFound("order");
    return order;
  }

  async function authorize(c: Context<AppEnv>): Promise<OrderSelector> {
    const call = await readBody(c, qrCodeInput);
    if ("order" in call) return { orderId: await authorizeOrderLink(deps, c, call.order) };
    if ("order_id" in call) return { orderId: await authorizeOrder(db, c, call.order_id, "read") };
    const cart = await findOwnedCart(db, c, call.cart_id);
    if (cart === undefined) throw ownedNotFound("order");
    return { cartId: cart.id };
  }

  return routes;
}
