import { type Context, Hono } from "hono";
import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { Tables } from "../platform/db/tables.ts";
import { ApiError, notFound, rejectInvalidFields } from "../platform/http/apiError.ts";
import { cartNotFound, findOwnedCart, lockCart, noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { trimmedField, validateName, validatePhone } from "../platform/http/formFields.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { idInput, readBody, readQuery } from "../platform/http/input.ts";
import { LOCAL_PICKUP } from "../pricing/shipping/pickup.ts";
import { setPickupCenter, setPickupPerson, type PickupOwner } from "./localPickup.ts";
import { readShipments } from "./shipments.ts";
import { authorizeCustomerOrder, authorizeOrder } from "./authorizeOrder.ts";

type Trx = Transaction<Tables>;

const ownerFields = { cart_id: v.optional(v.nullable(idInput)), order_id: v.optional(v.nullable(idInput)) };
const centerInput = v.object({ ...ownerFields, fulfilment_center_id: idInput });
const personInput = v.object({ ...ownerFields, firstname: trimmedField, lastname: trimmedField, phone: trimmedField });
const searchQuery = v.object({ search_order_id: idInput });

/** Statuses before shipment. */
const CHANGEABLE: ReadonlySet<string> = new Set(["not_paid", "paid", "processing"]);

/** Pickup center and pickup person of a cart, or of an order that has not shipped. Source: specification 7. */
export function pickupRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  const changePickup = (of: PickupOwner, change: (trx: Trx, order: PickupOrder | undefined) => Promise<void>) =>
    runInTransaction(db, async (trx) => {
      if ("orderId" in of) return change(trx, await lockPickupOrder(trx, of.orderId));
      const { ordered } = await lockCart(trx, of.cartId);
      if (ordered) throw cartNotFound();
      return change(trx, undefined);
    });

  routes.post("/localpickup/order", noStore, async (c) => {
    const call = await readBody(c, centerInput);
    const of = await authorizeOwner(c, call);
    const center = await db
      .selectFrom("fulfilment_center")
      .select(["id", "country_id"])
      .where("id", "=", call.fulfilment_center_id)
      .where("pickup", "=", true)
      .executeTakeFirst();
    await changePickup(of, async (trx, order) => {
      // The VAT country of an order is fixed, so the center must be in it.
      if (center === undefined || (order !== undefined && order.country_id !== center.country_id))
        throw notFound("Pick-up point");
      if ("orderId" in of && (await readShipments(trx, of.orderId)).length > 0)
        throw new ApiError(409, "ORDER_NOT_CHANGEABLE", "A part of this order is ready for pickup at its place");
      await setPickupCenter(trx, of, center.id);
    });
    return c.json("Order Local Pickup Updated");
  });

  routes.post("/localPickupAddress/order", noStore, async (c) => {
    const { firstname, lastname, phone, ...call } = await readBody(c, personInput);
    const of = await authorizeOwner(c, call);
    rejectInvalidFields({
      firstname: validateName(firstname),
      lastname: validateName(lastname),
      phone: validatePhone(phone),
    });
    await changePickup(of, (trx) => setPickupPerson(trx, of, { firstname, lastname, phone }));
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
  ): Promise<PickupOwner> {
    if (typeof call.order_id !== "number") {
      const cart = await findOwnedCart(db, c, call.cart_id ?? undefined);
      if (cart === undefined || cart.ordered) throw cartNotFound();
      return { cartId: cart.id };
    }
    return { orderId: await authorizeOrder(db, c, call.order_id, "cancel") };
  }

  return routes;
}

/** Locks the order, which may be shipped at the same time. */
async function lockPickupOrder(trx: Trx, orderId: number) {
  const order = await trx
    .selectFrom("orders")
    .innerJoin("delivery_method", "delivery_method.id", "orders.delivery_method_id")
    .select(["status", "code", "country_id"])
    .where("orders.id", "=", orderId)
    .forUpdate("orders")
    .executeTakeFirstOrThrow();
  if (!CHANGEABLE.has(order.status))
    throw new ApiError(409, "ORDER_NOT_CHANGEABLE", "This order has already been dispatched");
  if (order.code !== LOCAL_PICKUP)
    throw new ApiError(409, "ORDER_NOT_CHANGEABLE", "This order is delivered, not collected");
  return order;
}

type PickupOrder = Awaited<ReturnType<typeof lockPickupOrder>>;
