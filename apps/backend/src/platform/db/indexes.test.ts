import { type RawBuilder, sql, type Transaction } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { findAccountByEmail, selectCustomer } from "../../account/customer.queries.ts";
import { endOtherSessions } from "../../auth/sessions.ts";
import { readCartContent } from "../../cart/cartContent.ts";
import { mergeGuestCart } from "../../cart/mergeGuestCart.ts";
import { selectProductDetails } from "../../catalogue/productDetails.queries.ts";
import { takeChanges } from "../../catalogue/takeChanges.ts";
import { selectVariants } from "../../catalogue/variants.queries.ts";
import { deliverMails } from "../../mail/sending/deliverMails.ts";
import { nextAllowedSendTime } from "../../mail/nextAllowedSendTime.ts";
import { readOrders } from "../../order/orderRecord.ts";
import { limitUnconfirmedOrder } from "../../order/unconfirmedOrders.ts";
import { findOrder } from "../../orderAdmin/adminOrder.ts";
import { listOrders } from "../../orderAdmin/views.ts";
import { readPriceContext } from "../../pricing/prices.ts";
import { exportCustomer } from "../../privacy/exportCustomer.ts";
import { findErasureBlockers } from "../../privacy/findErasureBlockers.ts";
import { selectRatings, selectReviews } from "../../review/review.queries.ts";
import { insertPicture } from "../../review/reviewPictures.ts";
import { readReviewRight } from "../../review/writeReview.ts";
import { resolveUrl } from "../../rewriting/resolveUrl.ts";
import { JOBS } from "../../startJobs.ts";
import { createExplainer } from "../../testing/createExplainer.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { createBacklogReader } from "../jobs/observeBacklog.ts";
import type { Tables } from "./tables.ts";

const PICTURE = { width: 1, height: 1, large: Buffer.alloc(1), small: Buffer.alloc(1) };
const VOLUME = 5000;
/** Ids of generated rows start after it. */
const FIRST = 100_000;
/** An account with an open cart and an order. */
const ACCOUNT = FIRST + 40;

const backend = await createTestBackend();
const { clock, connection } = backend;
const { db, explain } = createExplainer(connection);
const deps = { ...backend.deps, db };

/** Rows of a shop with a history: ten rows of each table are old enough to be purged. */
beforeAll(async () => {
  const id = sql`${FIRST}::int + n`;
  const at = sql`${clock.now}::timestamptz - case when n <= 10 then interval '10 years' else n * interval '1 second' end`;
  const soon = sql`${clock.now}::timestamptz + case when n <= 10 then -1 else n end * interval '1 minute'`;
  const rows = sql`from generate_series(1, ${VOLUME}::int) n`;
  // Without triggers and checks of foreign keys, which take most of the time.
  await sql`set session_replication_role = replica`.execute(db);
  const inserts = [
    sql`customer (id, email, password_hash, language, guest, created_at, seen_at, inactivity_noticed_at)
      select ${id}, 'guest' || n || '@example.com', case when n % 10 = 0 then '' end, 'de', n % 10 > 0, ${at}, ${at},
        case when n <= 10 then ${at} end ${rows}`,
    sql`cart (id, token_hash, customer_id, updated_at, ordered_at) select ${id}, '', ${id}, ${at}, ${at} ${rows}`,
    sql`cart (id, token_hash, customer_id, updated_at) select ${id} + ${VOLUME}, '', ${id}, ${at} ${rows}`,
    sql`cart_item (cart_id, sale_element_id, quantity, unit_net) select ${id} + ${VOLUME}, ${id}, 1, 1 ${rows}`,
    sql`orders (id, cart_id, customer_id, email, status, confirm_until, pay_until, locale, country_id, delivery_method_id,
        payment_method_id, delivery_address, invoice_address, goods_cents, postage_cents, total_cents, vat, placed_at)
      select ${id}, ${id}, ${id}, 'guest' || n || '@example.com', case when n % 400 = 11 then 'not_paid' else 'sent' end,
        case when n % 400 = 11 then ${soon} end, case when n % 400 = 11 then ${soon} end, 'de_AT',
        (select min(id) from country), (select min(id) from delivery_method), (select min(id) from payment_method),
        '{}', '{}', 100, 0, 100, '[]', ${at} ${rows}`,
    sql`order_line (id, order_id, product_id, sale_element_id, product_ref, sale_element_ref, title, quantity, unit_net,
        vat_percent, unit_cents)
      select ${id}, ${id}, ${id}, ${id}, '', '', '', 1, 1, 20, 100 ${rows}`,
    sql`order_event (order_id, at, actor, to_status) select ${id}, ${at}, 'shop', 'sent' ${rows}`,
    sql`payment (id, order_id, provider, key, status, amount_cents, currency, session, created_at, authorized_at,
        capture_due_at, captured_at)
      select ${id}, ${id}, 'stripe', 'key' || n, 'paid', 100, 'EUR', 'session' || n, ${at}, ${at}, ${at}, ${at} ${rows}`,
    sql`payment_event (provider, event_id, payment_id, kind, result, received_at)
      select 'stripe', 'event' || n, ${id}, '', 'applied', ${at} ${rows}`,
    sql`capture (payment_id, key, amount_cents, lines, due_at, captured_at)
      select ${id}, 'key' || n, 100, '[]', ${at}, ${at} ${rows}`,
    sql`refund (order_id, payment_id, key, amount_cents, restock, why, asked_at, done_at)
      select ${id}, ${id}, 'key' || n, 1, false, '', ${at}, ${at} ${rows}`,
    sql`invoice (order_id, country, year, serial, number, issued_at, content)
      select ${id}, 'AT', 2026, n, 'AT-' || n, ${at}, '{}' ${rows}`,
    sql`withdrawal (reference, name, order_ref, email, reason, lines, locale, said_hash, received_at, order_id)
      select 'W' || n, '', '', '', '', '[]', 'de_AT', '', ${at}, case when n > 10 then ${id} end ${rows}`,
    sql`product (id, ref, visible, freight, weight_kg, text, created_at)
      select ${id}, 'product' || n, true, false, 1, '{}', ${at} ${rows}`,
    sql`sale_element (id, product_id, ref, net, stock, is_default, position)
      select ${id}, ${id}, 'variant' || n, 100, 5, true, 1 ${rows}`,
    sql`accessory (product_id, accessory_id, position) select ${id}, ${id} + 1, 1 ${rows}`,
    sql`rewriting_url (id, url, view, view_id, language) select ${id}, 'product-' || n, 'product', ${id}, 'de' ${rows}`,
    sql`review (product_id, customer_id, author, language, rating, status, created_at)
      select ${id}, ${id}, '', 'de', 5, 'accepted', ${at} ${rows}`,
    sql`review_picture (key, review_id, customer_id, width, height, large, small, created_at)
      select 'picture' || n, case when n % 10 > 0 then review.id end, case when n % 10 = 0 then ${id} end, 1, 1, '', '', ${at}
      ${rows} join review on review.customer_id = ${id}`,
    sql`session (id, customer_id, bound, second_factor, ends_at, jti, issued_at)
      select 'session' || n, ${id}, false, false, ${soon}, '', ${at} ${rows}`,
    sql`account_event (customer_id, at, kind) select ${id}, ${at}, '' ${rows}`,
    sql`mail_link (token_hash, kind, customer_id, email, expires_at)
      select sha256(n::text::bytea), 'reset', ${id}, '', ${soon} ${rows}`,
    sql`newsletter (email, language, status, asked_at)
      select 'guest' || n || '@example.com', 'de', case when n % 400 < 2 then 'pending' else 'subscribed' end, ${at} ${rows}`,
    sql`address (customer_id, firstname, lastname, address1, zipcode, city, country_id)
      select ${id}, '', '', '', '', '', (select min(id) from country) ${rows}`,
    sql`mail_outbox (order_id, kind, language, recipient, subject, html, text, created_at, next_at, sent_at, failed_at)
      select case when n % 2 = 0 then ${id} end, 'welcome', 'de', 'Guest+' || n || '@Example' || n || '.com', '', '', '', ${at}, ${soon},
        case when n % 400 not in (11, 12) then ${at} end, case when n % 400 = 12 then ${at} end ${rows}`,
    sql`idempotency (principal, key, call, body_hash, status, created_at)
      select 'cart:' || n % 1000, 'key' || n, '', '', 200, ${at} ${rows}`,
    sql`rate_limit (bucket, tries, ends_at) select 'bucket' || n, 1, ${soon} ${rows}`,
    // Few enough for the planner to read the table as a whole where all rows are counted.
    sql`catalogue_change (product_id) select ${id} from generate_series(1, 900) n`,
  ];
  for (const insert of inserts) await sql`insert into ${insert}`.execute(db);
  await sql`set session_replication_role = origin`.execute(db);
  await sql`analyze`.execute(db);
});

async function rolledBack(work: (trx: Transaction<Tables>) => Promise<unknown>): Promise<void> {
  const trx = await db.startTransaction().execute();
  try {
    await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}

test("a scan is noticed in a plan, in the order of an index, and in a function that no plan shows", async () => {
  const { scans, scannedRows } = await explain(() => sql`select from orders where message = 'no index'`.execute(db));
  expect([scans, scannedRows]).toEqual([["orders"], VOLUME]);
  const ordered = await explain(() => sql`select from orders where status = 'sent' order by id limit 1`.execute(db));
  expect(ordered.scans).toEqual(["orders_pkey"]);
  const hidden = await explain(() => sql`do $$ begin perform from orders where message = ''; end $$`.execute(db));
  expect(hidden).toEqual({ indexes: [], scans: [], scannedRows: VOLUME });
});

const prices = () => readPriceContext(db, "de_AT", undefined);
const quote = { locale: "de_AT", countryId: undefined, now: clock.now } as const;
const noMailer = { send: () => Promise.reject(new Error("no mail is due")), close: () => {} };

test.each<[name: string, work: () => Promise<unknown>, index: string]>([
  ["the lines of a cart", () => readCartContent(db, ACCOUNT + VOLUME, quote), "cart_item_cart_id_sale_element_id_key"],
  [
    "the open cart of a customer",
    () => rolledBack((trx) => mergeGuestCart(trx, ACCOUNT, undefined, deps.randomBytes)),
    "cart_customer_id_idx",
  ],
  ["an account by its email address", () => findAccountByEmail(db, "Guest40@example.com"), "customer_account"],
  ["an account", () => selectCustomer(db, ACCOUNT, clock.now), "mail_link_customer"],
  ["the sessions of a customer", () => endOtherSessions(db, ACCOUNT, "session40"), "session_customer_id_idx"],
  [
    "the orders of a customer",
    () => readOrders(db, { customerId: ACCOUNT }, "de", 20),
    "orders_customer_id_placed_at_idx",
  ],
  ["the order of a cart", () => readOrders(db, { cartId: ACCOUNT }, "de", 20), "orders_cart_id_idx"],
  ["an order by its number", () => findOrder(db, "ORD000000100007"), "orders_ref"],
  [
    "stock that unconfirmed orders hold",
    () => rolledBack((trx) => limitUnconfirmedOrder(deps, trx, FIRST + 411, "caller")),
    "orders_unconfirmed",
  ],
  [
    "emails to one mailbox",
    () => nextAllowedSendTime(db, { kinds: ["welcome"], to: "GUEST@example7.com", now: clock.now, perHour: 3 }),
    "mail_outbox_mailbox",
  ],
  ["the email queue", () => deliverMails({ ...deps, mailer: noMailer }), "mail_waiting"],
  ["the gauges of the queues", createBacklogReader(db), "mail_failed"],
  [
    "the reviews of a product",
    () => selectReviews(db, ACCOUNT, { limit: 10, offset: 0 }),
    "review_product_id_created_at_idx",
  ],
  ["the photos of reviews", () => selectReviews(db, ACCOUNT + 1, { limit: 10, offset: 0 }), "review_picture_review"],
  [
    "the unsent photos of a customer",
    () => rolledBack((trx) => insertPicture(trx, ACCOUNT, PICTURE, { randomBytes: deps.randomBytes, now: clock.now })),
    "review_picture_customer",
  ],
  ["the ratings of a product", () => selectRatings(db, ACCOUNT), "review_product_id_created_at_idx"],
  ["the right to review", () => readReviewRight(db, ACCOUNT, ACCOUNT), "orders_customer_id_placed_at_idx"],
  [
    "the variants of a product",
    async () => selectVariants(db, { productId: ACCOUNT }, await prices()),
    "sale_element_product_id_position_idx",
  ],
  ["the details of a product", () => selectProductDetails(db, ACCOUNT, "de"), "product_pkey"],
  ["a path", () => resolveUrl(db, "/product-40", "de_AT"), "rewriting_url_lower_idx"],
  ["the export of an account", () => exportCustomer(db, ACCOUNT, clock.now), "mail_outbox_mailbox"],
  ["what delays an erasure", () => findErasureBlockers(db, ACCOUNT, clock.now), "withdrawal_order_id_idx"],
])("%s: read by an index", async (_name, work, index) => {
  const plans = await explain(work);
  expect(plans).toMatchObject({ scans: [], scannedRows: 0 });
  expect(plans.indexes).toContain(index);
});

test.each<[name: string, work: () => Promise<unknown>, index: string]>([
  ["the newest orders", () => listOrders(db, { status: undefined, limit: 20 }), "orders_newest"],
  ["the oldest changes of the catalogue", () => takeChanges(db), "catalogue_change_pkey"],
])("%s: read in the order of an index", async (_name, work, index) => {
  expect(await explain(work)).toMatchObject({ scans: [index], scannedRows: 0 });
});

test.each(JOBS)("the job $name reads no large table as a whole", async ({ run }) => {
  expect(await explain(() => run(deps))).toMatchObject({ scans: [], scannedRows: 0 });
});

test("one mailbox is recognized in any spelling", async () => {
  const at = await nextAllowedSendTime(db, {
    kinds: ["welcome"],
    to: "guest+other@EXAMPLE4000.com",
    now: clock.now,
    perHour: 1,
  });
  expect(at.getTime()).toBeGreaterThan(clock.now.getTime());
});

test("rows that are deleted or summed up are found by their foreign key", async () => {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
      and confrelid::regclass::text in ('cart', 'customer', 'orders', 'payment', 'product', 'refund', 'sale_element')
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(db);
  // 24 rows a year.
  expect(rows.map(({ column }) => column)).toEqual(["advent_door.product_id"]);
});

const insertOrder = (email: string | null) => sql`
  insert into orders (cart_id, customer_id, email, locale, country_id, delivery_method_id, payment_method_id,
    delivery_address, invoice_address, goods_cents, postage_cents, total_cents, vat)
  select ${ACCOUNT + VOLUME}, customer_id, ${email}, locale, country_id, delivery_method_id, payment_method_id,
    delivery_address, invoice_address, goods_cents, postage_cents, total_cents, vat
  from orders where id = ${ACCOUNT}`;

test.each<[trigger: string, unrelated: RawBuilder<unknown>, related: RawBuilder<unknown>]>([
  [
    "note_new_price",
    sql`update sale_element set stock = stock + 1, net = net where id = ${ACCOUNT}`,
    sql`update sale_element set net = net + 1 where id = ${ACCOUNT}`,
  ],
  ["announce_change", sql`update country set text = text`, sql`update country set zip_format = 'other'`],
  [
    "keep_email_of_orders",
    sql`update customer set seen_at = now(), email = email where id = ${ACCOUNT}`,
    sql`update customer set email = 'other@example.com' where id = ${ACCOUNT}`,
  ],
  ["keep_order_email", insertOrder("guest40@example.com"), insertOrder(null)],
  [
    "check_restocked_order",
    sql`update orders set status = 'delivered', restocked_at = restocked_at where id = ${ACCOUNT}`,
    sql`update orders set restocked_at = now() where id = ${ACCOUNT}`,
  ],
  [
    "return_coupons",
    sql`update orders set status = 'delivered' where id = ${ACCOUNT}`,
    sql`update orders set status = 'canceled' where id = ${ACCOUNT}`,
  ],
])("the trigger %s runs for changes that concern it only", async (trigger, unrelated, related) => {
  const countCalls = async (statement: RawBuilder<unknown>): Promise<number> => {
    let calls = 0;
    await rolledBack(async (trx) => {
      await sql`set local track_functions = 'all'`.execute(trx);
      await sql`set constraints all immediate`.execute(trx);
      await statement.execute(trx);
      const { rows } = await sql<{ calls: number }>`
        select calls from pg_stat_xact_user_functions where funcname = ${trigger}`.execute(trx);
      calls = rows[0]?.calls ?? 0;
    });
    return calls;
  };
  expect(await countCalls(unrelated)).toBe(0);
  expect(await countCalls(related)).toBeGreaterThan(0);
});
