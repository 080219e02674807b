import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addBody, createBuyer, fixtureItems, payBody, send } from "../cart/testing/shopper.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";
import { addAllPaymentMethods } from "../payment/testing/paymentHelpers.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { payment, variant } from "../testing/fixture/ids.ts";
import { runOrderAdmin } from "./runOrderAdmin.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { mailsOf, orderOf, statusOf, stockOf } = createOrderHelpers(backend);

beforeAll(() => addAllPaymentMethods(db));
beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + 60 * 60_000);
  await db.deleteFrom("rate_limit").execute();
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

const run = async (...args: string[]): Promise<string> => (await runOrderAdmin(deps, args)).join("\n");

/** Three poufs and a stool, which may come in several deliveries. */
async function placed(more: Record<string, unknown> = {}, path: "vorkasse" | "ramburs" = "vorkasse") {
  const email = `ship${clock.now.getTime()}@example.com`;
  const buyer = await createBuyer(app, fixtureItems.pouf, 3, {}, email);
  await send(app, "/cart/add", addBody(fixtureItems.stool, 1, buyer.cartId), { token: buyer.token });
  const body = payBody(buyer, { isCompleteDelivery: false, ...more });
  const response = await send(app, `/${path}/pay`, body, { token: buyer.token });
  expect(response.status, await response.clone().text()).toBe(200);
  return orderOf(buyer.cartId);
}
async function paid(more: Record<string, unknown> = {}) {
  const order = await placed(more);
  await run("paid", order.ref);
  return order;
}
const mailsAbout = async (id: number) =>
  (await mailsOf(id)).filter(({ kind }) => kind.includes("sent")).map(({ subject, text }) => ({ subject, text }));
/** The lines of a mail's text between two of its headings. */
const between = (text: string, from: string, to: string): string[] =>
  (text.split(from)[1]?.split(to)[0] ?? "").split("\n").filter((line) => line.includes(" × "));

describe("a part of an order", () => {
  test("is shipped with its own mail; the order is sent with the last part", async () => {
    const { id, ref } = await paid();
    const output = await run("ship", ref, "--line", "1:2", "--parcel", "AB 1");
    expect(output).toContain(`${ref}  paid`);
    expect(output).toMatch(/1\. 3 × POUF-IMST .*2 shipped/);
    expect(output).toContain("shipped 2026-11-21 10:00: 2 of line 1  AB 1");
    expect(await run("ship", ref, "--line", "2")).toContain(`${ref}  paid`);
    expect(await run("ship", ref, "--parcel", "CD 2")).toContain(`${ref}  sent`);
    await expect(run("ship", ref)).rejects.toThrow("cannot become sent");
    const mails = await mailsAbout(id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ein Teil Ihrer Bestellung ${ref} ist unterwegs`,
      `Ein Teil Ihrer Bestellung ${ref} ist unterwegs`,
      `Der Rest Ihrer Bestellung ${ref} ist unterwegs`,
    ]);
    const [first = "", , last = ""] = mails.map(({ text }) => text);
    expect(between(first, "Diesmal dabei", "Es folgt noch")).toEqual([expect.stringMatching(/^2 × Imst/)]);
    expect(between(first, "Es folgt noch", "Sendungsnummer")).toEqual([
      expect.stringMatching(/^1 × Imst/),
      expect.stringMatching(/^1 × Hocker/),
    ]);
    expect(between(last, "Diesmal dabei", "Sendungsnummer")).toEqual([expect.stringMatching(/^1 × Imst/)]);
    expect(last).toContain("Sendungsnummer: CD 2\n");
    expect(last).not.toContain("Es folgt noch");
    const { parcels } = await db.selectFrom("orders").select("parcels").where("id", "=", id).executeTakeFirstOrThrow();
    expect(parcels).toEqual(["AB 1", "CD 2"]);
  });

  test.each([
    ["ro_RO", /^O parte din comanda dumneavoastră/, "Incluse de această dată", "Urmează"],
    ["en_AT", /^Part of your order/, "Included this time", "Still to follow"],
  ])("has a mail in the order's language: %s", async (locale, subject, included, following) => {
    const { id, ref } = await paid({ locale });
    await run("ship", ref, "--line", "2");
    const [mail] = await mailsAbout(id);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).toContain(included);
    expect(mail?.text).toContain(following);
  });

  test.each([
    [["--line", "1:4"], "3 of line 1"],
    [["--line", "3"], "no line 3"],
    [["--line", "1:1", "--line", "1:2"], "each line once"],
    [["--line", "one"], "a position such as 2 or 2:3"],
  ])("is no more than what is left: %j", async (args, message) => {
    const { id, ref } = await paid();
    await expect(run("ship", ref, ...args)).rejects.toThrow(message);
    await run("ship", ref, "--line", "1:2");
    await expect(run("ship", ref, "--line", "1:2")).rejects.toThrow("1 of line 1 can be shipped");
    expect((await mailsAbout(id)).length).toBe(1);
  });

  test("needs the customer's agreement if one delivery was chosen", async () => {
    const { ref } = await paid({ isCompleteDelivery: true });
    await expect(run("ship", ref, "--line", "2")).rejects.toThrow("--split");
    expect(await run("ship", ref, "--line", "2", "--split")).toContain(`${ref}  paid`);
    expect(await run("ship", ref)).toContain(`${ref}  sent`);
  });

  test("is not shipped with cash on delivery, which is paid once", async () => {
    const { ref } = await placed({ payment_module_id: payment.cashOnDelivery }, "ramburs");
    await expect(run("ship", ref, "--line", "2")).rejects.toThrow("all of it at once");
    expect(await run("ship", ref, "--line", "1", "--line", "2")).toContain(`${ref}  sent`);
  });
});

test("the only shipment of an order lists its items, and nothing that follows", async () => {
  const { id, ref } = await paid();
  await run("ship", ref);
  const [mail] = await mailsAbout(id);
  expect(mail?.subject).toBe(`Ihre Bestellung ${ref} ist unterwegs`);
  expect(between(mail?.text ?? "", "Ihre Artikel", "Vertrag").length).toBe(2);
  expect(mail?.text).not.toContain("Es folgt noch");
});

describe("a refund of a partly shipped order", () => {
  test("takes units that are not shipped first; they cannot be shipped any more", async () => {
    const { ref } = await paid();
    await run("ship", ref, "--line", "1:1");
    await run("refund", ref, "--line", "1:1", "--by-hand");
    expect(await stockOf(variant.pouf)).toBe(10);
    await expect(run("ship", ref, "--line", "1:2")).rejects.toThrow("1 of line 1 can be shipped");
    await run("refund", ref, "--line", "1:1", "--by-hand", "--restock");
    expect(await stockOf(variant.pouf)).toBe(11);
    expect(await run("ship", ref)).toContain(`${ref}  sent`);
    expect(await stockOf(variant.pouf)).toBe(11);
  });

  test("of all that was left to ship makes it sent, without another mail of a shipment", async () => {
    const { id, ref } = await paid();
    await run("ship", ref, "--line", "1");
    expect(await run("refund", ref, "--line", "2", "--by-hand")).toContain(`${ref}  sent`);
    expect((await mailsAbout(id)).length).toBe(1);
    expect(await run("deliver", ref)).toContain(`${ref}  delivered`);
  });

  test("as a whole returns what was not shipped, and the rest only with --restock", async () => {
    for (const [args, stock] of [
      [[], 10],
      [["--restock"], 12],
    ] as const) {
      await db.updateTable("sale_element").set({ stock: 12 }).execute();
      const { id, ref } = await paid();
      await run("ship", ref, "--line", "1:2");
      await run("refund", ref, "--by-hand", ...args);
      expect([await statusOf(id), await stockOf(variant.pouf)]).toEqual(["refunded", stock]);
      clock.now = new Date(clock.now.getTime() + 1000);
    }
  });

  test("of all items before a shipment leaves nothing to ship", async () => {
    const { ref } = await paid();
    await run("refund", ref, "--line", "1", "--line", "2", "--by-hand");
    await expect(run("ship", ref)).rejects.toThrow("Nothing is left to ship");
  });
});

test("concurrent shipments of the same units ship them once", async () => {
  const { id, ref } = await paid();
  const calls = await Promise.allSettled([run("ship", ref, "--line", "1:2"), run("ship", ref, "--line", "1:2")]);
  expect(calls.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await mailsAbout(id)).length).toBe(1);
});

test("the database ships no more than ordered less refunded, and keeps shipments as they are", async () => {
  const { id, ref } = await paid();
  await run("ship", ref, "--line", "1:1");
  await run("refund", ref, "--line", "1:1", "--by-hand");
  const ship = (quantity: number) =>
    sql`
    with shipped as (insert into shipment (order_id, parcels, shipped_at) values (${id}, '{}', now()) returning id)
    select id from shipped`
      .execute(db)
      .then(({ rows }) =>
        sql`
        insert into shipment_line (shipment_id, order_line_id, quantity)
        select ${(rows[0] as { id: number }).id}, min(id), ${quantity} from order_line where order_id = ${id}`.execute(
          db,
        ),
      );
  await expect(ship(2)).rejects.toThrow("has no 2 units to ship");
  await ship(1);
  await expect(ship(1)).rejects.toThrow("has no 1 units to ship");
  await expect(db.deleteFrom("shipment_line").execute()).rejects.toThrow("never changed");
  await expect(db.updateTable("shipment").set({ parcels: [] }).execute()).rejects.toThrow("never changed");
});
