import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { createApp } from "../../app.ts";
import type { Db } from "../../db/connect.ts";
import type { Tables } from "../../db/tables.ts";
import { product, saleElement } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { addBody, aKey, type Buyer, goods, newBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { orderBook } from "./testing/orderBook.ts";

const backend = await useDatabase();
const { app, db, deps } = backend;
const { stockOf } = orderBook(backend);

const pay = (buyer: Buyer, key?: string, on = app) =>
  send(on, "/vorkasse/pay", payBody(buyer), { token: buyer.token, key });

/** Repeats the request while the backend responds that it is busy. */
async function payInTheEnd(buyer: Buyer): Promise<Response> {
  const answer = await pay(buyer);
  return answer.status === 503 ? payInTheEnd(buyer) : answer;
}

const setStock = (id: number, stock: number) =>
  db.updateTable("sale_element").set({ stock }).where("id", "=", id).execute();

async function tracesOf(cartId: number): Promise<{ orders: number; lines: number; mails: number }> {
  const { rows } = await sql<{ orders: number; lines: number; mails: number }>`
    select count(distinct o.id) as orders, count(distinct l.id) as lines, count(distinct m.id) as mails
    from orders o left join order_line l on l.order_id = o.id left join mail_outbox m on m.order_id = o.id
    where o.cart_id = ${cartId}`.execute(db);
  return rows[0]!;
}

afterEach(async () => {
  await sql`drop trigger if exists fail_mail on mail_outbox; drop function if exists fail_mail`.execute(db);
});

test("of fifty buyers of five pieces five get one each, and the stock is never below zero", async () => {
  const buyers: Buyer[] = [];
  await setStock(saleElement.stool, 50);
  for (let at = 0; at < 50; at += 1) buyers.push(await newBuyer(app, goods.stool, 1));
  await setStock(saleElement.stool, 5);
  const soldBefore = (
    await db.selectFrom("product").select("sold").where("id", "=", product.stool).executeTakeFirstOrThrow()
  ).sold;

  const answers = await Promise.all(buyers.map(payInTheEnd));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = await Promise.all(answers.filter(({ status }) => status !== 200).map((answer) => answer.json()));
  expect(refused).toEqual(Array.from({ length: 45 }, () => expect.objectContaining({ code: "OUT_OF_STOCK" })));
  expect(await stockOf(saleElement.stool)).toBe(0);
  const sold = (await db.selectFrom("product").select("sold").where("id", "=", product.stool).executeTakeFirstOrThrow())
    .sold;
  expect(sold - soldBefore).toBe(5);
}, 60_000);

test("carts of the same things in another order do not block each other", async () => {
  const wanted = [goods.pouf, goods.stool, goods.armchair] as const;
  for (const { product_sale_elements_id } of wanted) await setStock(product_sale_elements_id, 100);
  const buyers: Buyer[] = [];
  for (let at = 0; at < 12; at += 1) {
    const [first, ...rest] = at % 2 === 0 ? wanted : wanted.toReversed();
    const buyer = await newBuyer(app, first, 1);
    for (const line of rest) await send(app, "/cart/add", addBody(line, 1, buyer.cartId), { token: buyer.token });
    buyers.push(buyer);
  }
  const answers = await Promise.all(buyers.map((buyer) => pay(buyer)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test("paying twice, whatever the keys, is one order, one mail and one reduction of the stock", async () => {
  await setStock(saleElement.pouf, 12);
  const buyer = await newBuyer(app, goods.pouf, 2);
  const at = [undefined, undefined, aKey("a"), aKey("b"), aKey("a")];
  const answers = await Promise.all(at.map((key) => pay(buyer, key)));
  const late = await pay(buyer, aKey("c"));
  const placed = [...answers, late].filter(({ status }) => status === 200);
  expect(placed.length).toBeGreaterThanOrEqual(5);
  for (const answer of placed) expect(await answer.json()).toBe(`/order-placed?cart_id=${buyer.cartId}`);
  expect(await tracesOf(buyer.cartId)).toEqual({ orders: 1, lines: 1, mails: 1 });
  expect(await stockOf(saleElement.pouf)).toBe(10);
});

test("a payment that breaks at its last step leaves nothing, and the same call goes through afterwards", async () => {
  await setStock(saleElement.pouf, 12);
  const buyer = await newBuyer(app, goods.pouf, 2);
  await sql`create function fail_mail() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$;
    create trigger fail_mail before insert on mail_outbox for each row execute function fail_mail()`.execute(db);
  const quietApp = createApp({ ...deps, log: { error: () => {} } });
  const broken = await pay(buyer, aKey("broken"), quietApp);
  expect([broken.status, await broken.json()]).toEqual([500, { error: expect.any(String), code: "INTERNAL" }]);
  expect(await tracesOf(buyer.cartId)).toEqual({ orders: 0, lines: 0, mails: 0 });
  expect(await stockOf(saleElement.pouf)).toBe(12);
  expect(await db.selectFrom("cart").select("ordered_at").where("id", "=", buyer.cartId).executeTakeFirst()).toEqual({
    ordered_at: null,
  });

  await sql`drop trigger fail_mail on mail_outbox`.execute(db);
  expect((await pay(buyer, aKey("broken"))).status).toBe(200);
  expect(await tracesOf(buyer.cartId)).toEqual({ orders: 1, lines: 1, mails: 1 });
});

test("a connection killed in the middle of a payment leaves nothing", async () => {
  await setStock(saleElement.pouf, 12);
  const buyer = await newBuyer(app, goods.pouf, 2);
  await sql`create function fail_mail() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger fail_mail before insert on mail_outbox for each row execute function fail_mail()`.execute(db);
  const ownDb = await connectAgain();
  const answer = await pay(buyer, aKey("killed"), createApp({ ...deps, db: ownDb }));
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(await tracesOf(buyer.cartId)).toEqual({ orders: 0, lines: 0, mails: 0 });
  expect(await stockOf(saleElement.pouf)).toBe(12);
  await ownDb.destroy();
});

/** A second pool, which survives a connection that dies while in use. */
async function connectAgain(): Promise<Db> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const pool = new pg.Pool({ ...inject("postgres"), database: rows[0]!.name });
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

test("two lines, one short: the other keeps its stock", async () => {
  await setStock(saleElement.pouf, 12);
  await setStock(saleElement.stool, 12);
  const buyer = await newBuyer(app, goods.pouf, 2);
  await send(app, "/cart/add", addBody(goods.stool, 2, buyer.cartId), { token: buyer.token });
  // The last units of the second line are sold between the check and its update.
  await sql`create function fail_mail() returns trigger language plpgsql as $$ begin
      if new.id = ${sql.lit(saleElement.pouf)} then update sale_element set stock = 1 where id = ${sql.lit(saleElement.stool)}; end if; return new; end $$;
    create trigger sell_out after update on sale_element for each row execute function fail_mail()`.execute(db);
  const answer = await pay(buyer);
  await sql`drop trigger sell_out on sale_element`.execute(db);
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: "OUT_OF_STOCK", items: [{ stock: 1, quantity: 2 }] },
  ]);
  expect([await stockOf(saleElement.pouf), await stockOf(saleElement.stool)]).toEqual([12, 12]);
  expect(await tracesOf(buyer.cartId)).toEqual({ orders: 0, lines: 0, mails: 0 });
});
