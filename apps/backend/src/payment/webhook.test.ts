import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fixtureItems, createBuyer } from "../cart/testing/shopper.ts";
import { expirePayments } from "./expirePayments.ts";
import { type BankReport, signReport, SIGNATURE_HEADER } from "./testbank/testBank.ts";
import {
  readBankPage,
  readMailKinds,
  addAllPaymentMethods,
  readOrderStatuses,
  payWith,
  submitScenario,
} from "./testing/paymentHelpers.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { stockOf } = createOrderHelpers(backend);
/** Events that need manual handling are logged; the tests count them. */
const loggedErrors: string[] = [];
const loggingApp = createApp({ ...deps, log: { error: (_, message) => void loggedErrors.push(message) } });

beforeAll(() => addAllPaymentMethods(db));
beforeEach(async () => {
  loggedErrors.length = 0;
  clock.now = new Date("2026-11-21T09:00:00Z");
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
  // Ends payments that earlier tests left open.
  await db.updateTable("payment").set({ status: "canceled" }).where("status", "=", "open").execute();
});

async function started() {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  const page = await readBankPage(payWith(app, "stripe", buyer));
  const { order_ref } = await db
    .selectFrom("testbank_session")
    .select("order_ref")
    .where("id", "=", page.slice("/testbank/".length))
    .executeTakeFirstOrThrow();
  const report: BankReport = {
    id: `event-of-${order_ref}`,
    type: "payment.paid",
    session: page.slice("/testbank/".length),
    order: order_ref,
    amount_cents: 12_390,
    currency: "EUR",
  };
  return { ...buyer, page, report };
}

async function send(report: object, more: { on?: typeof app; header?: string; at?: Date } = {}) {
  const body = JSON.stringify(report);
  const header = more.header ?? (await signReport(deps, body, more.at ?? clock.now));
  const response = await (more.on ?? app).request("/payment/webhook/testbank", {
    method: "POST",
    headers: { [SIGNATURE_HEADER]: header },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const stock = () => stockOf(variant.pouf);
const resultOf = async (id: string) =>
  (await db.selectFrom("payment_event").select("result").where("event_id", "=", id).executeTakeFirst())?.result;

describe("a report", () => {
  test("repeated counts once", async () => {
    const { cartId, report } = await started();
    expect([await send(report), await send(report)]).toEqual([
      { status: 200, body: { result: "applied" } },
      { status: 200, body: { result: "duplicate" } },
    ]);
    const many = await Promise.all(Array.from({ length: 5 }, (_, at) => send({ ...report, id: `copy-${at}` })));
    expect(many.map(({ body }) => body["result"])).toEqual(many.map(() => "ignored"));
    expect([await readOrderStatuses(db, cartId), await readMailKinds(db, cartId)]).toEqual([
      ["paid"],
      ["order-received", "order-paid"],
    ]);
  });

  test("delivered many times concurrently counts once", async () => {
    const { cartId, report } = await started();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(report)));
    expect(answers.filter(({ body }) => body["result"] === "applied")).toHaveLength(1);
    expect(await readMailKinds(db, cartId)).toEqual(["order-received", "order-paid"]);
  });

  test("in the wrong order never reverts a payment", async () => {
    const { cartId, report } = await started();
    await send(report);
    const late = await send({ ...report, id: "late", type: "payment.declined" });
    expect([late.body, await readOrderStatuses(db, cartId)]).toEqual([{ result: "ignored" }, ["paid"]]);
  });

  test.each([
    ["no signature", ""],
    ["an unreadable one", "v1=zz"],
    ["a made-up one", `t=${Date.parse("2026-11-21T09:00:00Z") / 1000},v1=${"0".repeat(64)}`],
  ])("with %s is rejected", async (_, header) => {
    const { cartId, report } = await started();
    expect(await send(report, { header })).toMatchObject({ status: 400, body: { code: "SIGNATURE_INVALID" } });
    expect(await readOrderStatuses(db, cartId)).toEqual(["not_paid"]);
  });

  test("with the signature of another body, or an old one, is rejected", async () => {
    const { cartId, report } = await started();
    const header = await signReport(deps, JSON.stringify({ ...report, amount_cents: 1 }), clock.now);
    const old = new Date(clock.now.getTime() - 301_000);
    expect([(await send(report, { header })).status, (await send(report, { at: old })).status]).toEqual([400, 400]);
    expect(await readOrderStatuses(db, cartId)).toEqual(["not_paid"]);
  });

  test.each([
    ["amount", { amount_cents: 12_389 }],
    ["amount above", { amount_cents: 12_391 }],
    ["currency", { currency: "RON" }],
    ["order", { order: "ORD000000000001" }],
  ])("of another %s is recorded, and pays nothing", async (_, wrong) => {
    const { cartId, report } = await started();
    expect(await send({ ...report, ...wrong }, { on: loggingApp })).toEqual({
      status: 200,
      body: { result: "mismatch" },
    });
    expect([await readOrderStatuses(db, cartId), await resultOf(report.id), loggedErrors]).toEqual([
      ["not_paid"],
      "mismatch",
      ["payment does not match its order: not marked as paid"],
    ]);
  });

  test("of an unknown payment is accepted, and counts once the payment is known", async () => {
    const { cartId, report } = await started();
    const session = db.updateTable("payment").where("session", "=", report.session);
    await session.set({ session: "elsewhere" }).execute();
    expect((await send(report)).body).toEqual({ result: "unknown" });
    await db.updateTable("payment").set({ session: report.session }).where("session", "=", "elsewhere").execute();
    expect((await send(report)).body).toEqual({ result: "applied" });
    expect(await readOrderStatuses(db, cartId)).toEqual(["paid"]);
  });

  test("three days late for a canceled order: the money is refunded", async () => {
    const { cartId, report } = await started();
    clock.now = new Date(clock.now.getTime() + 31 * 60_000);
    expect([await expirePayments(deps), await readOrderStatuses(db, cartId), await stock()]).toEqual([
      1,
      ["canceled"],
      12,
    ]);
    expect(await readMailKinds(db, cartId)).toEqual(["payment-failed"]);
    clock.now = new Date(clock.now.getTime() + 3 * 86_400_000);
    await db.updateTable("testbank_session").set({ state: "paid" }).where("id", "=", report.session).execute();
    expect((await send(report)).body).toEqual({ result: "applied" });
    const payment = db.selectFrom("payment").select("status").where("session", "=", report.session);
    expect([await payment.executeTakeFirst(), await readOrderStatuses(db, cartId)]).toEqual([
      { status: "refunded" },
      ["canceled"],
    ]);
    const bank = db.selectFrom("testbank_session").select("state").where("id", "=", report.session);
    expect(await bank.executeTakeFirst()).toEqual({ state: "refunded" });
  });

  test("that is incomplete is the sender's error and not logged", async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error("aborted")) });
    const sent = { method: "POST", body, duplex: "half" };
    const response = await app.request("/payment/webhook/testbank", sent);
    expect([response.status, await response.json()]).toMatchObject([400, { code: "BAD_INPUT" }]);
  });

  test("of an unknown provider is a 404", async () => {
    expect((await app.request("/payment/webhook/nobody", { method: "POST", body: "{}" })).status).toBe(404);
    expect((await app.request("/payment/webhook/stripe", { method: "POST", body: "{}" })).status).toBe(404);
  });
});

test("money for an order canceled during payment is refunded, and no confirmation is sent", async () => {
  const { cartId, report } = await started();
  await db.updateTable("orders").set({ status: "canceled" }).where("cart_id", "=", cartId).execute();
  await db.updateTable("testbank_session").set({ state: "paid" }).where("id", "=", report.session).execute();
  expect((await send(report)).body).toEqual({ result: "applied" });
  const payment = db.selectFrom("payment").select("status").where("session", "=", report.session);
  expect([
    await payment.executeTakeFirst(),
    await readOrderStatuses(db, cartId),
    await readMailKinds(db, cartId),
  ]).toEqual([{ status: "refunded" }, ["canceled"], []]);
});

test("a webhook whose effect fails is a failure, and its repetition pays", async () => {
  const { cartId, report } = await started();
  await sql`create function break_event() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$;
    create trigger break_event before insert on mail_outbox for each row execute function break_event()`.execute(db);
  expect((await send(report, { on: loggingApp })).status).toBe(500);
  await sql`drop trigger break_event on mail_outbox`.execute(db);
  expect([await readOrderStatuses(db, cartId), await resultOf(report.id)]).toEqual([["not_paid"], undefined]);
  expect((await send(report)).body).toEqual({ result: "applied" });
  expect(await readOrderStatuses(db, cartId)).toEqual(["paid"]);
});

test("the bank's page is a 503 while the report cannot be stored", async () => {
  const { page } = await started();
  await sql`create function lose_connection() returns trigger language plpgsql as $$ begin raise sqlstate '57P01'; end $$;
    create trigger lose_connection before insert on mail_outbox for each row execute function lose_connection()`.execute(
    db,
  );
  const answer = await app.request(page, { method: "POST", body: new URLSearchParams({ play: "pay" }) });
  expect(answer.status).toBe(503);
  await sql`drop trigger lose_connection on mail_outbox`.execute(db);
});

test("without a webhook the purge job asks the bank before it cancels", async () => {
  const { cartId, page, report } = await started();
  await db.updateTable("testbank_session").set({ state: "paid" }).where("id", "=", report.session).execute();
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  expect([await expirePayments(deps), await readOrderStatuses(db, cartId)]).toEqual([1, ["paid"]]);
  expect([await expirePayments(deps), await submitScenario(app, page, "decline")]).toEqual([
    0,
    `/order-placed?cart_id=${cartId}`,
  ]);
});

test("a payment stays open for thirty minutes", async () => {
  const { cartId } = await started();
  clock.now = new Date(clock.now.getTime() + 29 * 60_000);
  expect([await expirePayments(deps), await readOrderStatuses(db, cartId)]).toEqual([0, ["not_paid"]]);
});

test("a hundred failing refunds do not block the others", async () => {
  const { cartId } = await started();
  const { id } = await db.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow();
  // A payment of a provider that is no longer configured.
  await sql`
    insert into payment (order_id, provider, key, status, amount_cents, currency, created_at)
    select ${id}, 'gone', 'stuck-' || at, 'refund_due', 100, 'EUR', ${clock.now}::timestamptz - interval '1 day'
    from generate_series(1, 100) at`.execute(db);
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  expect([await expirePayments(deps), await readOrderStatuses(db, cartId)]).toEqual([0, ["not_paid"]]);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect([await expirePayments(deps), await readOrderStatuses(db, cartId)]).toEqual([1, ["canceled"]]);
  await db.deleteFrom("payment").where("provider", "=", "gone").execute();
});
