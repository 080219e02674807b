import { sql } from "kysely";
import { expect, test } from "vitest";
import { connect } from "../db/connect.ts";
import { fixtureItems, createBuyer, createShopper, payBody, send } from "../../cart/testing/shopper.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { runPurges } from "./runPurges.ts";

const { app, db, connection, clock } = await createTestBackend();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number): Date => new Date(clock.now.getTime() - ms);

const idsOf = async (table: "cart" | "customer"): Promise<number[]> =>
  (await db.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);

test("keys are purged after two days, rate-limit windows when they end", async () => {
  const row = (key: string, created_at: Date) => ({
    principal: "cart:1",
    key,
    call: "POST /cart/add",
    body_hash: Buffer.alloc(32),
    status: 200,
    created_at,
  });
  await db
    .insertInto("idempotency")
    .values([row("young", ago(2 * DAY - 1)), row("old", ago(2 * DAY + 1))])
    .execute();
  await db
    .insertInto("rate_limit")
    .values([
      { bucket: "ended", tries: 9, ends_at: clock.now },
      { bucket: "runs", tries: 9, ends_at: new Date(clock.now.getTime() + 1) },
    ])
    .execute();
  expect(await runPurges(db, clock.now)).toMatchObject({ idempotency: 1, rate_limit: 1 });
  expect(await db.selectFrom("idempotency").select("key").execute()).toEqual([{ key: "young" }]);
  expect(await db.selectFrom("rate_limit").select("bucket").execute()).toEqual([{ bucket: "runs" }]);
});

test("an abandoned cart is purged with its guest; ordered carts and their guests stay", async () => {
  const touched = (id: number, at: Date) =>
    db.updateTable("cart").set({ updated_at: at }).where("id", "=", id).execute();
  const young = await createBuyer(app, fixtureItems.pouf);
  const old = await createBuyer(app, fixtureItems.pouf);
  const ordered = await createBuyer(app, fixtureItems.pouf);
  expect((await send(app, "/vorkasse/pay", payBody(ordered), { token: ordered.token })).status).toBe(200);
  await db
    .updateTable("customer")
    .set({ created_at: ago(90 * DAY) })
    .execute();
  await touched(young.cartId, ago(60 * DAY - HOUR));
  await touched(old.cartId, ago(60 * DAY + HOUR));
  await touched(ordered.cartId, ago(90 * DAY));
  expect(await runPurges(db, clock.now)).toMatchObject({ cart: 1, guest: 1 });
  expect(await idsOf("cart")).toEqual([young.cartId, ordered.cartId]);
  expect(await idsOf("customer")).toEqual([young.customerId, ordered.customerId]);
  expect(await db.selectFrom("address").select("customer_id").where("id", "=", old.addressId).execute()).toEqual([]);
});

test("emails are purged after ninety days, their subjects' data is not", async () => {
  const mail = (subject: string, created_at: Date) => ({
    order_id: null,
    kind: "welcome",
    language: "de",
    recipient: "anna@example.com",
    subject,
    html: "",
    text: "",
    created_at,
    next_at: clock.now,
  });
  await db
    .insertInto("mail_outbox")
    .values([mail("young", ago(90 * DAY - 1)), mail("old", ago(90 * DAY + 1))])
    .execute();
  await runPurges(db, clock.now);
  const left = await db.selectFrom("mail_outbox").select("subject").where("kind", "=", "welcome").execute();
  expect(left).toEqual([{ subject: "young" }]);
});

test("the lifetime of a cart is a setting", async () => {
  const { cartId } = await createShopper(app, fixtureItems.pouf);
  await db
    .updateTable("cart")
    .set({ updated_at: ago(3 * DAY) })
    .where("id", "=", cartId)
    .execute();
  await runPurges(db, clock.now);
  expect(await idsOf("cart")).toContain(cartId);
  await db.insertInto("setting").values({ scope: "shared", name: "cart_days", value: "2" }).execute();
  await runPurges(db, clock.now);
  expect(await idsOf("cart")).not.toContain(cartId);
});

test("a purged cart is not found, even by a concurrent call", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.pouf);
  const slow = connect(connection);
  const going = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const purged = slow.transaction().execute(async (trx) => {
    await trx.deleteFrom("cart").where("id", "=", cartId).execute();
    going.resolve();
    await release.promise;
  });
  await going.promise;
  const call = send(app, "/cart/clear", { cart_id: cartId }, { token });
  // The call has found the cart and waits for its lock.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        db,
      );
      return rows[0]?.waiting;
    })
    .toBe(1);
  release.resolve();
  await purged;
  await slow.destroy();
  const response = await call;
  expect([response.status, await response.json()]).toMatchObject([404, { code: "CART_NOT_FOUND" }]);
});
