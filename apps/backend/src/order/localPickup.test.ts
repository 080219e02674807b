import { setTimeout } from "node:timers/promises";
import { MAX_LENGTHS } from "@shop/core/wire";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { center, country, shippingMethod, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call } from "../auth/testing/account.ts";
import { fillCart, createCustomer, buildPayBody, type Person } from "../auth/testing/people.ts";
import { addBody, fixtureItems } from "../cart/testing/shopper.ts";
import { runOrderAdmin } from "../orderAdmin/runOrderAdmin.ts";

const backend = await createTestBackend();
const { app, db } = backend;
let anna: Person;

beforeAll(async () => {
  anna = await createCustomer(backend, "anna@example.com");
});
beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

describe("local pick-up", () => {
  const PICKUP = 80;
  beforeAll(async () => {
    await db
      .insertInto("delivery_method")
      .values({ id: PICKUP, code: "LocalPickup", position: 4, text: "{}" })
      .execute();
    const price = { delivery_method_id: PICKUP, weight_max: null, postage_cents: 0 };
    await db
      .insertInto("delivery_price")
      .values([country.austria, country.romania].map((country_id) => ({ ...price, country_id })))
      .execute();
  });
  const fetched = (cartId: number) => ({ ...buildPayBody({ ...anna.ids, cartId }), delivery_module_id: PICKUP });

  test("is chosen for a cart, kept by its order, and changeable until shipped", async () => {
    await db.updateTable("fulfilment_center").set({ pickup: true, country_id: country.austria }).execute();
    const { cartId } = await fillCart(app, anna.caller);
    const post = (path: string, body: object) => call(app, "POST", path, body, anna.caller);
    const chosen = await post("/localpickup/order", { cart_id: cartId, fulfilment_center_id: center.vienna });
    expect([chosen.status, await chosen.json()]).toEqual([200, "Order Local Pickup Updated"]);
    const person = { firstname: "Karl", lastname: "Auer", phone: "+43 660 1" };
    const named = await post("/localPickupAddress/order", { cart_id: cartId, ...person });
    expect(await named.json()).toBe("Order Local Pickup Address Updated");
    await post("/vorkasse/pay", fetched(cartId));
    const { id } = await db.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow();
    const pickup = () => call(app, "GET", `/order_local_pickup/?search_order_id=${id}`, undefined, anna.caller);
    expect(await (await pickup()).json()).toMatchObject([
      { order_id: id, fulfilment_center_id: center.vienna, person },
    ]);
    expect((await post("/localpickup/order", { order_id: id, fulfilment_center_id: center.bucharest })).status).toBe(
      200,
    );
    expect(await (await pickup()).json()).toMatchObject([{ fulfilment_center_id: center.bucharest, person }]);
    await db.updateTable("orders").set({ status: "sent" }).where("id", "=", id).execute();
    expect((await post("/localpickup/order", { order_id: id, fulfilment_center_id: center.vienna })).status).toBe(409);
  });

  test("stays at its place once a part is ready there; the person still changes", async () => {
    await db.updateTable("fulfilment_center").set({ pickup: true, country_id: country.austria }).execute();
    const { cartId } = await fillCart(app, anna.caller);
    const post = (path: string, body: object) => call(app, "POST", path, body, anna.caller);
    await call(app, "POST", "/cart/add", addBody(fixtureItems.stool, 1, cartId), anna.caller);
    await post("/localpickup/order", { cart_id: cartId, fulfilment_center_id: center.vienna });
    await post("/vorkasse/pay", fetched(cartId));
    const { id } = await db.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow();
    await runOrderAdmin(backend.deps, ["paid", String(id)]);
    await runOrderAdmin(backend.deps, ["ship", String(id), "--line", "1", "--split"]);
    const moved = await post("/localpickup/order", { order_id: id, fulfilment_center_id: center.bucharest });
    expect([moved.status, await moved.json()]).toMatchObject([409, { code: "ORDER_NOT_CHANGEABLE" }]);
    const person = { firstname: "Karl", lastname: "Auer", phone: "" };
    expect((await post("/localPickupAddress/order", { order_id: id, ...person })).status).toBe(200);
    const pickup = db.selectFrom("local_pickup").select(["fulfilment_center_id", "person"]).where("order_id", "=", id);
    expect(await pickup.execute()).toEqual([{ fulfilment_center_id: center.vienna, person }]);
  });

  test("is not changed by a call that is sent while the order is shipped", async () => {
    await db.updateTable("fulfilment_center").set({ pickup: true, country_id: country.austria }).execute();
    const { cartId } = await fillCart(app, anna.caller);
    const post = (path: string, body: object) => call(app, "POST", path, body, anna.caller);
    await post("/localpickup/order", { cart_id: cartId, fulfilment_center_id: center.vienna });
    await post("/vorkasse/pay", fetched(cartId));
    const { id } = await db.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow();
    const person = { firstname: "Karl", lastname: "Auer", phone: "" };
    const changes = await db.transaction().execute(async (trx) => {
      await trx.updateTable("orders").set({ status: "sent" }).where("id", "=", id).execute();
      const sent = [
        post("/localpickup/order", { order_id: id, fulfilment_center_id: center.bucharest }),
        post("/localPickupAddress/order", { order_id: id, ...person }),
      ];
      const waiting = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const isWaiting = async (): Promise<void> => {
        while ((await waiting.execute(db)).rows.length < sent.length) await setTimeout(20);
      };
      await Promise.race([isWaiting(), Promise.all(sent)]);
      return sent;
    });
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([409, 409]);
    const pickup = db.selectFrom("local_pickup").select(["fulfilment_center_id", "person"]).where("order_id", "=", id);
    expect(await pickup.execute()).toEqual([{ fulfilment_center_id: center.vienna, person: null }]);
  });

  test("has no delivery date: the email names the place", async () => {
    await db.updateTable("fulfilment_center").set({ pickup: true, country_id: country.austria }).execute();
    await db.updateTable("product").set({ delivery_days_min: 3, delivery_days_max: 5 }).execute();
    const mailOf = async (module: number) => {
      const { cartId } = await fillCart(app, anna.caller);
      await call(
        app,
        "POST",
        "/localpickup/order",
        { cart_id: cartId, fulfilment_center_id: center.vienna },
        anna.caller,
      );
      const body = module === PICKUP ? fetched(cartId) : buildPayBody({ ...anna.ids, cartId });
      await call(app, "POST", "/vorkasse/pay", body, anna.caller);
      const { text } = await db
        .selectFrom("mail_outbox")
        .innerJoin("orders", "orders.id", "mail_outbox.order_id")
        .select("text")
        .where("cart_id", "=", cartId)
        .executeTakeFirstOrThrow();
      return text;
    };
    const brought = await mailOf(shippingMethod.parcel);
    expect(brought).toContain("Lieferzeit: 3 bis 5 Werktage");
    expect(brought).not.toContain("Abholort");
    const toFetch = await mailOf(PICKUP);
    expect(toFetch).toContain("Abholort");
    expect(toFetch).not.toContain("Lieferzeit: ");
  });

  test("needs a place in the country of the order; without one it is not available", async () => {
    await db.updateTable("fulfilment_center").set({ pickup: true, country_id: country.romania }).execute();
    const { cartId } = await fillCart(app, anna.caller);
    const pay = () => call(app, "POST", "/vorkasse/pay", fetched(cartId), anna.caller);
    const refused = await pay();
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "UNDELIVERABLE" }]);
    await db
      .updateTable("fulfilment_center")
      .set({ country_id: country.austria })
      .where("id", "=", center.vienna)
      .execute();
    const missing = await pay();
    expect([missing.status, await missing.json()]).toMatchObject([400, { code: "PICKUP_MISSING" }]);
    const choose = (id: number) =>
      call(app, "POST", "/localpickup/order", { cart_id: cartId, fulfilment_center_id: id }, anna.caller);
    await choose(center.bucharest);
    expect((await pay()).status).toBe(400);
    await choose(center.vienna);
    expect((await pay()).status).toBe(200);
    const { id } = await db.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow();
    const abroad = { order_id: id, fulfilment_center_id: center.bucharest };
    expect((await call(app, "POST", "/localpickup/order", abroad, anna.caller)).status).toBe(404);
  });

  test("takes stock from the pickup place; delivered items have no place", async () => {
    await db.updateTable("fulfilment_center").set({ pickup: true, country_id: country.austria }).execute();
    const { cartId } = await fillCart(app, anna.caller, fixtureItems.chair, 2);
    const held = async () =>
      (
        await db
          .selectFrom("fulfilment_stock")
          .select("stock")
          .where("fulfilment_center_id", "=", center.vienna)
          .where("sale_element_id", "=", variant.chair)
          .executeTakeFirstOrThrow()
      ).stock;
    const before = await held();
    const place = { cart_id: cartId, fulfilment_center_id: center.vienna };
    await call(app, "POST", "/localpickup/order", place, anna.caller);
    expect((await call(app, "POST", "/vorkasse/pay", fetched(cartId), anna.caller)).status).toBe(200);
    expect(await held()).toBe(before - 2);
    const brought = await fillCart(app, anna.caller);
    await call(app, "POST", "/localpickup/order", { ...place, cart_id: brought.cartId }, anna.caller);
    await call(app, "POST", "/vorkasse/pay", buildPayBody({ ...anna.ids, cartId: brought.cartId }), anna.caller);
    const { id } = await db
      .selectFrom("orders")
      .select("id")
      .where("cart_id", "=", brought.cartId)
      .executeTakeFirstOrThrow();
    expect(await db.selectFrom("local_pickup").select("id").where("order_id", "=", id).execute()).toEqual([]);
    const late = await call(app, "POST", "/localpickup/order", { ...place, cart_id: null, order_id: id }, anna.caller);
    expect(late.status).toBe(409);
  });

  test("the emails name the place, and announce pickup instead of shipment", async () => {
    await db.updateTable("fulfilment_center").set({ pickup: true, country_id: country.austria }).execute();
    const { cartId } = await fillCart(app, anna.caller);
    const place = { cart_id: cartId, fulfilment_center_id: center.vienna };
    await call(app, "POST", "/localpickup/order", place, anna.caller);
    await call(app, "POST", "/vorkasse/pay", fetched(cartId), anna.caller);
    const { id } = await db.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow();
    await runOrderAdmin(backend.deps, ["paid", String(id)]);
    await runOrderAdmin(backend.deps, ["ship", String(id)]);
    const mails = await db.selectFrom("mail_outbox").select(["kind", "text"]).where("order_id", "=", id).execute();
    const textOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.text ?? "";
    expect(textOf("order-received")).toContain("Lindengasse 12\n1070 Wien");
    expect(textOf("order-sent")).toContain("liegt zur Abholung bereit");
    expect(textOf("order-sent")).toContain("Lindengasse 12\n1070 Wien");
  });

  test("accepts the names that its form accepts, and tells which field is longer", async () => {
    const { cartId } = await fillCart(app, anna.caller);
    const name = (person: object) =>
      call(app, "POST", "/localPickupAddress/order", { cart_id: cartId, lastname: "Auer", ...person }, anna.caller);
    const longest = "x".repeat(MAX_LENGTHS.name);
    expect((await name({ firstname: longest })).status).toBe(200);
    const response = await name({ firstname: `${longest}x`, phone: "12" });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: "INVALID_INPUT", fields: { firstname: "tooLong", phone: "invalid" } },
    ]);
  });

  test("requires a place with pickup and a name", async () => {
    await db.updateTable("fulfilment_center").set({ pickup: false }).where("id", "=", center.vienna).execute();
    const { cartId } = await fillCart(app, anna.caller);
    const post = (path: string, body: object) => call(app, "POST", path, { cart_id: cartId, ...body }, anna.caller);
    expect((await post("/localpickup/order", { fulfilment_center_id: center.vienna })).status).toBe(404);
    expect((await post("/localPickupAddress/order", { firstname: "K", lastname: "Auer" })).status).toBe(422);
  });
});
