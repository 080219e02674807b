import { beforeEach, expect, test } from "vitest";
import { addBody, createBuyer, fixtureItems, send } from "../cart/testing/shopper.ts";
import { capturePayments, reportExpiringAuthorizations } from "../payment/capturePayments.ts";
import { authorizeWithKlarna } from "../payment/testing/authorizeWithKlarna.ts";
import { startProviderBackend } from "../payment/testing/startProviderBackend.ts";
import { retryRefunds } from "../refund/retryRefunds.ts";
import { runOrderAdmin } from "./runOrderAdmin.ts";

const shop = await startProviderBackend("klarna", { klarna: { username: "PK1", password: "secret", mode: "sandbox" } });
const { app, db, deps, clock } = shop;

beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await db.deleteFrom("rate_limit").execute();
});

/** Three poufs of 59.00 and a stool of 119.00, authorized with shipping. */
async function authorized() {
  const buyer = await createBuyer(app, fixtureItems.pouf, 3, {}, `capture${clock.now.getTime()}@example.com`);
  await send(app, "/cart/add", addBody(fixtureItems.stool, 1, buyer.cartId), { token: buyer.token });
  const { order, klarna } = await authorizeWithKlarna(shop, buyer);
  const run = async (command: string, ...args: string[]) =>
    (await runOrderAdmin(deps, [command, order.ref, ...args])).join("\n");
  const reserved = () => (klarna.isReleased ? 0 : klarna.amount - klarna.captured);
  return { order, klarna, run, reserved };
}

test("each shipment is captured with its lines and their VAT, the first one with shipping", async () => {
  const { order, klarna, run, reserved } = await authorized();
  await run("ship", "--line", "1:2", "--split");
  expect([await capturePayments(deps), klarna.captured]).toEqual([1, 2 * 5900 + order.postage_cents]);
  await run("ship");
  expect([await capturePayments(deps), klarna.captured, reserved()]).toEqual([1, order.total_cents, 0]);
  expect(await capturePayments(deps)).toBe(0);
  const lines = klarna.captures.map(({ order_lines }) =>
    order_lines.map(({ type, reference, quantity, total_amount }) => [type, reference, quantity, total_amount]),
  );
  expect(lines).toEqual([
    [
      ["physical", "POUF-IMST", 2, 11_800],
      ["shipping_fee", "Parcel", 1, order.postage_cents],
    ],
    [
      ["physical", "POUF-IMST", 1, 5900],
      ["physical", "STOOL-SCHWAZ", 1, 11_900],
    ],
  ]);
  const tax = klarna.captures.flatMap(({ order_lines }) => order_lines.map(({ total_tax_amount }) => total_tax_amount));
  expect(tax.reduce((sum, one) => sum + one, 0)).toBe(order.vat.reduce((sum, { taxCents }) => sum + taxCents, 0));
});

test("the refund of what was not shipped releases its authorization, and returns nothing", async () => {
  const { klarna, run, reserved } = await authorized();
  await run("ship", "--line", "1", "--split");
  expect(await run("refund", "--line", "2")).toContain("sent");
  expect([klarna.isReleased, klarna.refunded, reserved()]).toEqual([true, 0, 0]);
  expect(await capturePayments(deps)).toBe(0);
  const payment = db.selectFrom("payment").select("captured_at").orderBy("id", "desc");
  expect((await payment.executeTakeFirstOrThrow()).captured_at).not.toBeNull();
});

test("a refund of shipped units is returned although others are not shipped yet", async () => {
  const { order, klarna, run, reserved } = await authorized();
  await run("ship", "--line", "1", "--split");
  await run("refund", "--line", "1:1", "--restock");
  expect([klarna.refunded, reserved()]).toEqual([5900, 11_900]);
  await run("ship");
  await capturePayments(deps);
  expect([klarna.captured, klarna.refunded]).toEqual([order.total_cents, 5900]);
});

test("an amount refunded before any shipment is a discount of the last captures, to the cent", async () => {
  const { order, klarna, run, reserved } = await authorized();
  await run("refund", "--amount", "10.01");
  await run("ship", "--line", "1", "--split");
  await run("ship");
  expect([await capturePayments(deps), await capturePayments(deps)]).toEqual([2, 0]);
  expect([klarna.captured, klarna.refunded, reserved()]).toEqual([order.total_cents - 1001, 0, 0]);
  expect(klarna.captures.at(-1)?.order_lines).toMatchObject([{ reference: "STOOL-SCHWAZ", total_amount: 10_899 }]);
});

test("what is due is captured before a refund returns it; a failure of both is retried", async () => {
  const { klarna, order, run } = await authorized();
  await run("ship", "--line", "1", "--split");
  klarna.failures = 9;
  await expect(run("refund", "--line", "1:1", "--restock")).rejects.toThrow("could not be reached");
  expect([klarna.captured, klarna.refunded]).toEqual([0, 0]);
  klarna.failures = 0;
  expect([await retryRefunds(deps), await capturePayments(deps)]).toEqual([1, 0]);
  expect([klarna.captured, klarna.refunded]).toEqual([3 * 5900 + order.postage_cents, 5900]);
});

test("money that is not collected is not returned by hand: that of units that are not shipped", async () => {
  const { run } = await authorized();
  await run("ship", "--line", "1", "--split");
  await expect(run("refund", "--line", "2", "--by-hand")).rejects.toThrow("without --by-hand");
  expect(await run("refund", "--line", "1:1", "--restock", "--by-hand")).toContain("refund 59.00 €, done");
});

test("an order that a process of the previous release sent is captured as a whole", async () => {
  const { order, klarna } = await authorized();
  await capturePayments(deps);
  await db.updateTable("payment").set({ capture_due_at: clock.now }).where("order_id", "=", order.id).execute();
  expect([await capturePayments(deps), klarna.captured]).toEqual([1, order.total_cents]);
  expect(await capturePayments(deps)).toBe(0);
});

test("a partly shipped order whose authorization ends is logged", async () => {
  const { run } = await authorized();
  const later = { ...deps, clock: () => new Date(clock.now.getTime() + 22 * 24 * 60 * 60_000) };
  const before = await reportExpiringAuthorizations(later);
  await run("ship", "--line", "1", "--split");
  expect(await reportExpiringAuthorizations(later)).toBe(before);
  await run("ship");
  expect(await reportExpiringAuthorizations(later)).toBe(before - 1);
});

test("the database captures no more than was authorized", async () => {
  const { order, run } = await authorized();
  await run("ship", "--line", "1", "--split");
  const { id } = await db.selectFrom("payment").select("id").where("order_id", "=", order.id).executeTakeFirstOrThrow();
  const capture = { payment_id: id, amount_cents: 11_901, key: "too-much", lines: "[]", due_at: clock.now };
  await expect(db.insertInto("capture").values(capture).execute()).rejects.toThrow("to capture");
});
