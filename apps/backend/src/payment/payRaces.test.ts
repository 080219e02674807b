import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { createApp } from "../app.ts";
import type { Db } from "../platform/db/connect.ts";
import type { Tables } from "../platform/db/tables.ts";
import { product, variant } from "../testing/fixture/ids.ts";
import { addToProducts } from "../catalogue/addToProducts.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { addBody, testKey, type Buyer, fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, deps } = backend;
const { stockOf } = createOrderHelpers(backend);

const pay = (buyer: Buyer, key?: string, on = app) =>
  send(on, "/vorkasse/pay", payBody(buyer), { token: buyer.token, key });

/** Repeats the request while the backend responds that it is busy. */
async function payWithRetry(buyer: Buyer): Promise<Response> {
  const response = await pay(buyer);
  return response.status === 503 ? payWithRetry(buyer) : response;
}

const setStock = (id: number, stock: number) =>
  db.updateTable("sale_element").set({ stock }).where("id", "=", id).execute();

async function countRecords(cartId: number): Promise<{ orders: number; lines: number; mails: number }> {
  const { rows } = await sql<{ orders: number; lines: number; mails: number }>`
    select count(distinct o.id) as orders, count(distinct l.id) as lines, count(distinct m.id) as mails
    from orders o left join order_line l on l.order_id = o.id left join mail_outbox m on m.order_id = o.id
    where o.cart_id = ${cartId}`.execute(db);
  return rows[0]!;
}

afterEach(async () => {
  await sql`drop trigger if exists fail_mail on mail_outbox; drop function if exists fail_mail`.execute(db);
});

test("fifty buyers of five units: five succeed, and the stock is never negative", async () => {
  const buyers: Buyer[] = [];
  await setStock(variant.stool, 50);
  for (let at = 0; at < 50; at += 1) buyers.push(await createBuyer(app, fixtureItems.stool, 1));
  await setStock(variant.stool, 5);
  const soldBefore = (
    await db.selectFrom("product").select("sold").where("id", "=", product.stool).executeTakeFirstOrThrow()
  ).sold;

  const responses = await Promise.all(buyers.map(payWithRetry));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = await Promise.all(
    responses.filter(({ status }) => status !== 200).map((response) => response.json()),
  );
  expect(refused).toEqual(Array.from({ length: 45 }, () => expect.objectContaining({ code: "OUT_OF_STOCK" })));
  expect(await stockOf(variant.stool)).toBe(0);
  await addToProducts(db, "sold");
  const sold = (await db.selectFrom("product").select("sold").where("id", "=", product.stool).executeTakeFirstOrThrow())
    .sold;
  expect(sold - soldBefore).toBe(5);
}, 60_000);

test("carts with the same products in another order do not deadlock", async () => {
  const wanted = [fixtureItems.pouf, fixtureItems.stool, fixtureItems.armchair] as const;
  for (const { product_sale_elements_id } of wanted) await setStock(product_sale_elements_id, 100);
  const buyers: Buyer[] = [];
  for (let at = 0; at < 12; at += 1) {
    const [first, ...rest] = at % 2 === 0 ? wanted : wanted.toReversed();
    const buyer = await createBuyer(app, first, 1);
    for (const line of rest) await send(app, "/cart/add", addBody(line, 1, buyer.cartId), { token: buyer.token });
    buyers.push(buyer);
  }
  const responses = await Promise.all(buyers.map((buyer) => pay(buyer)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
});

test("paying twice, with any keys, is one order, one email and one stock reduction", async () => {
  await setStock(variant.pouf, 12);
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  const at = [undefined, undefined, testKey("a"), testKey("b"), testKey("a")];
  const responses = await Promise.all(at.map((key) => pay(buyer, key)));
  const late = await pay(buyer, testKey("c"));
  const placed = [...responses, late].filter(({ status }) => status === 200);
  expect(placed.length).toBeGreaterThanOrEqual(5);
  for (const response of placed) expect(await response.json()).toBe(`/order-placed?cart_id=${buyer.cartId}`);
  expect(await countRecords(buyer.cartId)).toEqual({ orders: 1, lines: 1, mails: 1 });
  expect(await stockOf(variant.pouf)).toBe(10);
});

test("a payment that fails at its last step is rolled back, and the repeated call succeeds", async () => {
  await setStock(variant.pouf, 12);
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  await sql`create function fail_mail() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$;
    create trigger fail_mail before insert on mail_outbox for each row execute function fail_mail()`.execute(db);
  const quietApp = createApp({ ...deps, log: { error: () => {} } });
  const broken = await pay(buyer, testKey("broken"), quietApp);
  expect([broken.status, await broken.json()]).toEqual([500, { error: expect.any(String), code: "INTERNAL" }]);
  expect(await countRecords(buyer.cartId)).toEqual({ orders: 0, lines: 0, mails: 0 });
  expect(await stockOf(variant.pouf)).toBe(12);
  expect(await db.selectFrom("cart").select("ordered_at").where("id", "=", buyer.cartId).executeTakeFirst()).toEqual({
    ordered_at: null,
  });

  await sql`drop trigger fail_mail on mail_outbox`.execute(db);
  expect((await pay(buyer, testKey("broken"))).status).toBe(200);
  expect(await countRecords(buyer.cartId)).toEqual({ orders: 1, lines: 1, mails: 1 });
});

test("a connection lost during a payment rolls it back", async () => {
  await setStock(variant.pouf, 12);
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  await sql`create function fail_mail() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger fail_mail before insert on mail_outbox for each row execute function fail_mail()`.execute(db);
  const ownDb = await connectAgain();
  const response = await pay(buyer, testKey("killed"), createApp({ ...deps, db: ownDb }));
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(await countRecords(buyer.cartId)).toEqual({ orders: 0, lines: 0, mails: 0 });
  expect(await stockOf(variant.pouf)).toBe(12);
  await ownDb.destroy();
});

/** A second pool, which survives a connection that dies while in use. */
async function connectAgain(): Promise<Db> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const pool = new pg.Pool({ ...inject("postgres"), database: rows[0]!.name });
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

test("two lines, one without stock: the other keeps its stock", async () => {
  await setStock(variant.pouf, 12);
  await setStock(variant.stool, 12);
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  await send(app, "/cart/add", addBody(fixtureItems.stool, 2, buyer.cartId), { token: buyer.token });
  // The last units of the second line are sold between the check and its update.
  await sql`create function fail_mail() returns trigger language plpgsql as $$ begin
      if new.id = ${sql.lit(variant.pouf)} then update sale_element set stock = 1 where id = ${sql.lit(variant.stool)}; end if; return new; end $$;
    create trigger sell_out after update on sale_element for each row execute function fail_mail()`.execute(db);
  const response = await pay(buyer);
  await sql`drop trigger sell_out on sale_element`.execute(db);
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { code: "OUT_OF_STOCK", items: [{ stock: 1, quantity: 2 }] },
  ]);
  expect([await stockOf(variant.pouf), await stockOf(variant.stool)]).toEqual([12, 12]);
  expect(await countRecords(buyer.cartId)).toEqual({ orders: 0, lines: 0, mails: 0 });
});
