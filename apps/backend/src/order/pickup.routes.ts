import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ApiError, notFound } from "../platform/http/apiError.ts";
import { cartNotFound, findOwnedCart, noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { idInput, readBody, readQuery } from "../platform/http/input.ts";
import { LOCAL_PICKUP } from "../pricing/shipping/pickup.ts";
import { setPickupCenter, setPickupPerson, type PickupOwner } from "./localPickup.ts";
import { authorizeCustomerOrder, authorizeOrder } from "./authorizeOrder.ts";

const ownerFields = { cart_id: v.optional(v.nullable(idInput)), order_id: v.optional(v.nullable(idInput)) };
const centerInput = v.object({ ...ownerFields, fulfilment_center_id: idInput });
const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
const personInput = v.object({
  ...ownerFields,
  firstname: v.pipe(line(80), v.minLength(2)),
  lastname: v.pipe(line(80), v.minLength(2)),
  phone: v.optional(v.pipe(line(20), v.regex(/^\+?[\d ]*$/)), ""),
});
const searchQuery = v.object({ search_order_id: idInput });

/** Statuses before shipment. */
const CHANGEABLE: ReadonlySet<string> = new Set(["not_paid", "paid", "processing"]);

/** Pickup center and pickup person of a cart, or of an order that has not shipped. Source: specification 7. */
export function pickupRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/localpickup/order", noStore, async (c) => {
    const call = await readBody(c, centerInput);
    const of = await authorizeOwner(c, call);
    const center = await db
      .selectFrom("fulfilment_center")
      .select(["id", "country_id"])
      .where("id", "=", call.fulfilment_center_id)
      .where("pickup", "=", true)
      .executeTakeFirst();
    // The VAT country of an order is fixed, so the center must be in it.
    if (center === undefined || ("orderId" in of && of.countryId !== center.country_id))
      throw notFound("Pick-up point");
    await runInTransaction(db, (trx) => setPickupCenter(trx, of, center.id));
    return c.json("Order Local Pickup Updated");
  });

  routes.post("/localPickupAddress/order", noStore, async (c) => {
    const { firstname, lastname, phone, ...call } = await readBody(c, personInput);
    const of = await authorizeOwner(c, call);
    await runInTransaction(db, (trx) => setPickupPerson(trx, of, { firstname, lastname, phone }));
    return c.json("Order Local Pickup Address Updated");
  });

  routes.get("/order_local_pickup", markFastApi, noStore, async (c) => {
    const { search_order_id } = readQuery(c, searchQuery);
    const orderId = await authorizeCustomerOrder(db, c, search_order_id, "read");
    const pickups = await db
      .selectFrom("local_pickup")
      .select(["id", "order_id", "fulfilment_center_id", "person"])
      .where("order_id", "=", orderId)
      .execute();
    return c.json(pickups);
  });

  async function authorizeOwner(
    c: Context<AppEnv>,
    call: { cart_id?: number | null | undefined; order_id?: number | null | undefined },
  ): Promise<PickupOwner & { countryId?: number }> {
    if (typeof call.order_id !== "number") {
      const cart = await findOwnedCart(db, c, call.cart_id ?? undefined);
      if (cart === undefined || cart.ordered) throw cartNotFound();
      return { cartId: cart.id };
    }
    const orderId = await authorizeOrder(db, c, call.order_id, "cancel");
    const { status, code, country_id } = await db
      .selectFrom("orders")
      .innerJoin("delivery_method", "delivery_method.id", "orders.delivery_method_id")
      .select(["status", "code", "country_id"])
      .where("orders.id", "=", orderId)
      .executeTakeFirstOrThrow();
    if (!CHANGEABLE.has(status))
      throw new ApiError(409, "ORDER_NOT_CHANGEABLE", "This order has already been dispatched");
    if (code !== LOCAL_PICKUP)
      throw new ApiError(409, "ORDER_NOT_CHANGEABLE", "This order is delivered, not collected");
    return { orderId, countryId: country_id };
  }

  return routes;
}
