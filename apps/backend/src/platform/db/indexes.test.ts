import { sql, type Transaction } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { listOrders } from "../../orderAdmin/views.ts";
import { mergeGuestCart } from "../../cart/mergeGuestCart.ts";
import { nextAllowedSendTime } from "../../mail/nextAllowedSendTime.ts";
import { findOrder } from "../../orderAdmin/adminOrder.ts";
import { variant } from "../../testing/fixture/ids.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { PURGES } from "../jobs/purges.ts";
import type { Tables } from "./tables.ts";

type Trx = Transaction<Tables>;

const VOLUME = 20_000;

const { db, clock, deps } = await createTestBackend();

beforeAll(async () => {
  await sql`
    insert into customer (email, password_hash, language, guest, created_at)
    select 'guest' || n || '@example.com', case when n % 10 = 0 then '' end, 'de', n % 10 > 0, now() - n * interval '1 minute'
    from generate_series(1, ${VOLUME}::int) n`.execute(db);
  await sql`
    insert into cart (token_hash, customer_id, updated_at, ordered_at)
    select '', id, created_at, created_at from customer where email like 'guest%'`.execute(db);
  await sql`
    insert into orders (cart_id, customer_id, locale, country_id, delivery_method_id, payment_method_id,
      delivery_address, invoice_address, goods_cents, postage_cents, total_cents, vat, placed_at)
    select cart.id, customer_id, 'de_AT', (select min(id) from country), (select min(id) from delivery_method),
      (select min(id) from payment_method), '{}', '{}', 100, 0, 100, '[]', updated_at
    from cart where token_hash = ''`.execute(db);
  await sql`
    insert into mail_outbox (kind, language, recipient, subject, html, text, next_at, sent_at)
    select 'welcome', 'de', 'Guest+' || n || '@Example' || n || '.com', '', '', '', now(), now()
    from generate_series(1, ${VOLUME}::int) n`.execute(db);
  await sql`analyze`.execute(db);
});

/** Returns the number of rows that statements read without an index. */
async function countScannedRows(run: (trx: Trx) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const before = await readScannedRows(trx);
    await run(trx);
    return (await readScannedRows(trx)) - before;
  });
}

async function readScannedRows(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read)::int as count from pg_stat_xact_user_tables
    where relname in ('mail_outbox', 'orders', 'cart', 'customer')`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Deletes the oldest guests, of whom some have neither order nor cart. */
async function purgeGuests(trx: Trx): Promise<void> {
  const { statement } = PURGES.find(({ name }) => name === "guest") ?? {};
  const [first, tenth] = await trx
    .selectFrom("customer")
    .select(["id", "created_at"])
    .where("guest", "=", true)
    .orderBy("created_at")
    .limit(10)
    .execute()
    .then((guests) => [guests[0], guests[9]]);
  if (statement === undefined || first === undefined || tenth === undefined) throw new Error("There are no guests");
  await trx.updateTable("cart").set({ customer_id: null }).where("customer_id", "=", first.id).execute();
  await sql`update orders set customer_id = 8 where customer_id = ${first.id}`.execute(trx);
  const { numAffectedRows } = await statement(new Date(tenth.created_at.getTime() + 86_400_000), {
    cartDays: 60,
  }).execute(trx);
  expect(numAffectedRows).toBe(1n);
}

test("a scan without an index is noticed", async () => {
  const scan = (trx: Trx): Promise<unknown> => sql`select from orders where message = 'no index'`.execute(trx);
  expect(await countScannedRows(scan)).toBeGreaterThanOrEqual(VOLUME);
});

test.each<[name: string, run: (trx: Trx) => Promise<unknown>]>([
  [
    "emails to one mailbox",
    (trx) => nextAllowedSendTime(trx, { kinds: ["welcome"], to: "GUEST@example7.com", now: clock.now, perHour: 3 }),
  ],
  ["an order by its number", (trx) => findOrder(trx, "ORD000000000007")],
  ["the newest orders", (trx) => listOrders(trx, { status: undefined, limit: 20 })],
  ["the open cart of a customer", (trx) => mergeGuestCart(trx, 7, undefined, deps.randomBytes)],
  ["purging guests", purgeGuests],
])("%s: read by an index", async (_name, run) => {
  expect(await countScannedRows(run)).toBe(0);
});

test("one mailbox is recognized in any spelling", async () => {
  const at = await nextAllowedSendTime(db, {
    kinds: ["welcome"],
    to: "guest+other@EXAMPLE8.com",
    now: clock.now,
    perHour: 1,
  });
  expect(at.getTime()).toBe(clock.now.getTime() + 3_600_000);
});

test("taking stock writes no price history", async () => {
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) from price_history`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const before = await count();
  await sql`update sale_element set stock = stock + 1`.execute(db);
  expect(await count()).toBe(before);
  await sql`update sale_element set net = net + 1 where id = ${variant.pouf}`.execute(db);
  expect(await count()).toBe(before + 1);
});
