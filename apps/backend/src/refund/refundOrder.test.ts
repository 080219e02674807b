import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fixtureItems, createBuyer } from "../cart/testing/shopper.ts";
import { getPaymentProviders } from "../payment/providers.ts";
import { ProviderRefused, ProviderUnreachable } from "../payment/provider.ts";
import { readBankPage, addAllPaymentMethods, payWith, submitScenario } from "../payment/testing/paymentHelpers.ts";
import { refundOrder, type RefundRequest } from "./refundOrder.ts";
import { retryRefunds } from "./retryRefunds.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { orderOf, setStatus, statusOf, mailsOf, stockOf } = createOrderHelpers(backend);
const request: RefundRequest = { isManual: false, restock: false, allowRepeat: false, reason: "" };

beforeAll(() => addAllPaymentMethods(db));
beforeEach(async () => {
  clock.now = new Date("2026-11-21T09:00:00Z");
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

/** Two poufs plus shipping, 123.90 €, paid at the test bank. */
async function paidOrder(more: Record<string, unknown> = {}) {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  await submitScenario(app, await readBankPage(payWith(app, "stripe", buyer, more)), "pay");
  return orderOf(buyer.cartId);
}
const stock = () => stockOf(variant.pouf);
const notesOf = async (id: number) =>
  (await db.selectFrom("credit_note").select("content").where("order_id", "=", id).orderBy("id").execute()).map(
    ({ content }) => content,
  );
/** Refunds that the bank made for the order's payment. */
const readBankRefunds = async (id: number) => {
  const rows = await db
    .selectFrom("testbank_refund")
    .innerJoin("payment", "payment.session", "testbank_refund.session")
    .select("testbank_refund.amount_cents")
    .where("payment.order_id", "=", id)
    .orderBy("made_at")
    .execute();
  return rows.map(({ amount_cents }) => amount_cents);
};
const bank = () => {
  const provider = getPaymentProviders(deps).byName("testbank");
  if (provider === undefined) throw new Error("no test bank");
  return provider;
};
/** The bank fails with `error` while `work` runs, before or after it has made the refund. */
async function withFailingBank<T>(fails: "before" | "after", error: Error, work: () => Promise<T>): Promise<T> {
  const provider = bank();
  const { refund } = provider;
  provider.refund = async (call) => {
    if (fails === "after") await refund(call);
    throw error;
  };
  try {
    return await work();
  } finally {
    provider.refund = refund;
  }
}
const unreachable = () => new ProviderUnreachable("testbank");

describe("all of the money", () => {
  test("is refunded through the provider; the order is refunded, its stock restored", async () => {
    const { id } = await paidOrder();
    expect(await stock()).toBe(10);
    await refundOrder(deps, id, { ...request, reason: "withdrawal" });
    expect([await statusOf(id), await readBankRefunds(id), await stock()]).toEqual(["refunded", [12_390], 12]);
    const trail = await db.selectFrom("order_event").selectAll().where("order_id", "=", id).orderBy("id").execute();
    expect(trail.at(-1)).toMatchObject({ actor: "shop", to_status: "refunded", why: "refund of 123.90: withdrawal" });
    const payment = db.selectFrom("payment").select("status").where("order_id", "=", id);
    expect(await payment.executeTakeFirst()).toEqual({ status: "refunded" });
  });

  test("shipped items return to stock only on request", async () => {
    const { id } = await paidOrder();
    await setStatus(id, "sent");
    await refundOrder(deps, id, request);
    expect([await statusOf(id), await stock()]).toEqual(["refunded", 10]);
    const other = await paidOrder();
    await setStatus(other.id, "sent");
    await refundOrder(deps, other.id, { ...request, restock: true });
    expect(await stock()).toBe(10);
  });

  test("never twice: not by repeated or concurrent calls", async () => {
    const { id } = await paidOrder();
    const calls = await Promise.allSettled(Array.from({ length: 4 }, () => refundOrder(deps, id, request)));
    expect(calls.some(({ status }) => status === "fulfilled")).toBe(true);
    await expect(refundOrder(deps, id, { ...request, allowRepeat: true })).rejects.toThrow("already fully refunded");
    expect([await readBankRefunds(id), (await notesOf(id)).length]).toEqual([[12_390], 1]);
    expect((await mailsOf(id)).filter(({ kind }) => kind.startsWith("order-refunded"))).toHaveLength(1);
  });
});

describe("a part of the money", () => {
  test("keeps the order's status, with audit event, credit note and email each; the sum never exceeds the payment", async () => {
    const { id } = await paidOrder();
    await setStatus(id, "sent");
    await refundOrder(deps, id, { ...request, amountCents: 1000, reason: "scratch" });
    await expect(refundOrder(deps, id, { ...request, amountCents: 1000 })).rejects.toThrow("--again");
    await refundOrder(deps, id, { ...request, amountCents: 1000, allowRepeat: true });
    await expect(refundOrder(deps, id, { ...request, amountCents: 10_391 })).rejects.toThrow("103.90 €");
    await expect(refundOrder(deps, id, { ...request, amountCents: 10, restock: true })).rejects.toThrow("full refund");
    expect([await statusOf(id), await readBankRefunds(id)]).toEqual(["sent", [1000, 1000]]);
    await refundOrder(deps, id, request);
    expect([await statusOf(id), (await readBankRefunds(id)).reduce((a, b) => a + b)]).toEqual(["refunded", 12_390]);
    expect((await mailsOf(id)).filter(({ kind }) => kind.startsWith("order-refunded"))).toHaveLength(3);
    const trail = db.selectFrom("order_event").select(["from_status", "to_status", "why"]).where("order_id", "=", id);
    expect(await trail.orderBy("id").execute()).toContainEqual({
      from_status: "sent",
      to_status: "sent",
      why: "refund of 10.00: scratch",
    });
  });

  test("the bank never refunds more than it captured", async () => {
    const { id } = await paidOrder();
    const { reference, currency } = await db
      .selectFrom("payment")
      .select(["reference", "currency"])
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    const requestRefund = (key: string, amountCents: number) =>
      bank().refund({
        reference: reference ?? "",
        key,
        amountCents,
        remainingCents: 12_390 - amountCents,
        authorizedCents: 12_390,
        currency,
      });
    await requestRefund("one", 12_000);
    await requestRefund("one", 12_000);
    await expect(requestRefund("two", 391)).rejects.toThrow(ProviderRefused);
    await requestRefund("three", 390);
    expect((await readBankRefunds(id)).toSorted((a, b) => a - b)).toEqual([390, 12_000]);
  });
});

describe("an unreachable provider", () => {
  test.each(["before", "after"] as const)(
    "%s it has done it: the refund stays due, nobody is told, and the next try makes it once",
    async (moment) => {
      const { id } = await paidOrder();
      await expect(withFailingBank(moment, unreachable(), () => refundOrder(deps, id, request))).rejects.toThrow(
        ProviderUnreachable,
      );
      expect([await statusOf(id), await notesOf(id), (await mailsOf(id)).length]).toEqual(["paid", [], 2]);
      await expect(refundOrder(deps, id, { ...request, amountCents: 500 })).rejects.toThrow("under way");
      expect([await retryRefunds(deps), await retryRefunds(deps)]).toEqual([1, 0]);
      expect([await statusOf(id), await readBankRefunds(id), (await notesOf(id)).length]).toEqual([
        "refunded",
        [12_390],
        1,
      ]);
    },
  );

  test("after the key's lifetime no retry is sent; an admin completes the refund", async () => {
    const { id } = await paidOrder();
    await expect(withFailingBank("before", unreachable(), () => refundOrder(deps, id, request))).rejects.toThrow(
      "could not be reached",
    );
    clock.now = new Date(clock.now.getTime() + 21 * 60 * 60_000);
    expect([await retryRefunds(deps), await statusOf(id)]).toEqual([0, "paid"]);
    await refundOrder(deps, id, { ...request, isManual: true });
    expect([await statusOf(id), await readBankRefunds(id)]).toEqual(["refunded", []]);
  });

  test("for a hundred refunds: the next one is retried before its key expires", async () => {
    const { id } = await paidOrder();
    // Due refunds of a provider that is not configured, requested earlier.
    await sql`
      with stuck as (
        insert into orders (cart_id, customer_id, status, locale, country_id, delivery_method_id, payment_method_id,
          delivery_address, invoice_address, goods_cents, postage_cents, total_cents, vat)
        select cart_id, customer_id, 'canceled', locale, country_id, delivery_method_id, payment_method_id,
          delivery_address, invoice_address, goods_cents, postage_cents, total_cents, vat
        from orders, generate_series(1, 100) where id = ${id}
        returning id
      ), gone as (
        insert into payment (order_id, provider, key, status, amount_cents, currency, created_at)
        select id, 'gone', 'stuck-' || id, 'paid', 100, 'EUR', ${clock.now} from stuck
        returning id, order_id, key
      )
      insert into refund (order_id, payment_id, key, amount_cents, restock, why, asked_at)
      select order_id, id, key, 100, false, '', ${new Date(clock.now.getTime() - 60_000)} from gone`.execute(db);
    await expect(withFailingBank("before", unreachable(), () => refundOrder(deps, id, request))).rejects.toThrow(
      ProviderUnreachable,
    );
    const quiet = { ...deps, log: { error: () => {} } };
    expect([await retryRefunds(quiet), await statusOf(id)]).toEqual([0, "paid"]);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect([await retryRefunds(quiet), await statusOf(id)]).toEqual([1, "refunded"]);
    await sql`delete from refund where key like 'stuck-%'`.execute(db);
  });
});
