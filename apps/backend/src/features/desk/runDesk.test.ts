import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saleElement } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { goods, newBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { bankPageOf, mailsOf, offerAll, payBy, playAt } from "../payment/testing/bank.ts";
import { runDesk } from "./runDesk.ts";
import { orderBook } from "../order/testing/orderBook.ts";

const backend = await useDatabase();
const { app, db, deps, clock } = backend;
const { stockOf } = orderBook(backend);

beforeAll(() => offerAll(db));
beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
  clock.now = new Date(clock.now.getTime() + 60_000);
});

async function placed(path: "vorkasse" | "ramburs" = "vorkasse") {
  const buyer = await newBuyer(app, goods.pouf, 1);
  const method = path === "vorkasse" ? 1 : 2;
  await send(app, `/${path}/pay`, payBody(buyer, { payment_module_id: method }), { token: buyer.token });
  return orderOf(buyer.cartId);
}
async function orderOf(cartId: number) {
  const order = await db
    .selectFrom("orders")
    .select(["id", "ref", "cart_id"])
    .where("cart_id", "=", cartId)
    .executeTakeFirstOrThrow();
  return { ...order, mails: () => mailsOf(db, cartId) };
}
const desk = async (...args: string[]): Promise<string> => (await runDesk(deps, args)).join("\n");
const stock = () => stockOf(saleElement.pouf);

describe("a transfer", () => {
  test("arrives, is packed, shipped with its parcels' numbers, delivered: each told and kept in the trail", async () => {
    const { ref, mails, id } = await placed();
    await expect(desk("ship", ref)).rejects.toThrow("not paid yet");
    await expect(desk("process", ref)).rejects.toThrow("not paid yet");
    await desk("paid", ref.toLowerCase());
    await desk("process", String(id));
    await desk("ship", ref, "--parcel", "AB 123", "--parcel", "CD-4");
    const shown = await desk("deliver", ref);
    expect(shown).toContain(`${ref}  delivered`);
    expect(shown).toContain("parcels: AB 123, CD-4");
    expect(shown).toContain("papers: AT-2026-0000");
    for (const to of ["paid", "processing", "sent", "delivered"])
      expect(shown).toMatch(new RegExp(`shop +${to}$`, "m"));
    expect(await mails()).toEqual(["order-received", "order-paid", "order-sent"]);
    const sent = db
      .selectFrom("mail_outbox")
      .select("text")
      .where("order_id", "=", id)
      .where("kind", "=", "order-sent");
    expect((await sent.executeTakeFirstOrThrow()).text).toContain("Sendungsnummer: AB 123, CD-4");
  });

  test("never arrives: the order is given up; one that was paid is not", async () => {
    const { ref, mails } = await placed();
    expect(await stock()).toBe(11);
    expect(await desk("cancel", ref, "--why", "asked by telephone")).toContain("canceled  asked by telephone");
    expect([await stock(), await mails()]).toEqual([12, ["order-received", "order-canceled"]]);
    await expect(desk("cancel", ref)).rejects.toThrow("is canceled");
    const other = await placed();
    await desk("paid", other.ref);
    await expect(desk("cancel", other.ref)).rejects.toThrow("what was paid is refunded");
    await expect(desk("paid", other.ref)).rejects.toThrow("is paid");
  });

  test("goes back by hand", async () => {
    const { ref } = await placed();
    await desk("paid", ref);
    await expect(desk("refund", ref)).rejects.toThrow("give 64.90 € back yourself");
    expect(await desk("refund", ref, "--amount", "4,90", "--by-hand")).toContain("paid 64.90 €, given back 4.90 €");
    expect(await desk("refund", ref, "--by-hand", "--why", "withdrawal")).toContain(`${ref}  refunded`);
  });
});

describe("cash on delivery", () => {
  test("leaves unpaid and is paid when it arrives", async () => {
    const { ref } = await placed("ramburs");
    await desk("ship", ref);
    await expect(desk("refund", ref, "--by-hand")).rejects.toThrow("No money");
    expect(await desk("deliver", ref)).toContain("paid 69.80 €");
  });

  test("is not paid before it has arrived", async () => {
    const { ref, mails } = await placed("ramburs");
    await expect(desk("paid", ref)).rejects.toThrow("say deliver");
    await desk("ship", ref);
    await expect(desk("paid", ref)).rejects.toThrow("say deliver");
    expect(await mails()).toEqual(["order-received", "order-sent"]);
  });

  test("comes back unpaid: the goods are for sale again, and the invoice is taken back without any money", async () => {
    const { ref, id, mails } = await placed("ramburs");
    await desk("ship", ref);
    expect(await stock()).toBe(11);
    expect(await desk("cancel", ref, "--why", "not accepted")).toMatch(/papers: AT-2026-\d{6}, AT-CN-2026-\d{6}/);
    expect([await stock(), await mails()]).toEqual([12, ["order-received", "order-sent", "order-canceled"]]);
    const { content } = await db
      .selectFrom("credit_note")
      .select("content")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({ totalCents: -6980, corrects: { whole: true } });
    expect(content.corrects).not.toHaveProperty("refundedOn");
  });
});

describe("an order of a provider's", () => {
  test("goes back through it, a part and then the rest", async () => {
    const buyer = await newBuyer(app, goods.pouf, 1);
    await playAt(app, await bankPageOf(payBy(app, "stripe", buyer)), "pay");
    const { ref } = await orderOf(buyer.cartId);
    await expect(desk("paid", ref)).rejects.toThrow("says itself");
    expect(await desk("list", "--status", "paid", "--limit", "1")).toContain(`${ref}  2026-11-21  paid`);
    expect(await desk("refund", ref, "--amount", "10")).toContain("refund 10.00 €, done");
    expect(await desk("refund", ref)).toContain(`${ref}  refunded`);
  });

  test("is given up together with its payment", async () => {
    const buyer = await newBuyer(app, goods.pouf, 1);
    const page = await bankPageOf(payBy(app, "stripe", buyer));
    const { ref, id } = await orderOf(buyer.cartId);
    await desk("cancel", ref);
    const trail = await db
      .selectFrom("order_event")
      .select(["actor", "to_status"])
      .where("order_id", "=", id)
      .execute();
    expect(trail.at(-1)).toEqual({ actor: "shop", to_status: "canceled" });
    expect(await playAt(app, page, "pay")).toContain("/order-failed");
  });
});

test.each([
  [["refund", "999999"], "There is no order"],
  [["refund"], "npm run orders"],
  [["explode", "1"], "npm run orders"],
  [["list", "--status", "lost"], "no status lost"],
  [["paid", "1", "--amount", "3"], "does not go with paid"],
  [["refund", "1", "--amont", "3"], "amont"],
])("%j changes nothing and says why: %s", async (args, words) => {
  await expect(desk(...args)).rejects.toThrow(words);
});

test.each([
  ["1.234", "such as 12.50"],
  ["-3", "such as 12.50"],
  ["0", "nothing to give back"],
  ["1e3", "such as 12.50"],
  ["", "such as 12.50"],
])("%j is no amount", async (amount, words) => {
  const { ref, id } = await placed();
  await desk("paid", ref);
  await expect(desk("refund", ref, `--amount=${amount}`, "--by-hand")).rejects.toThrow(words);
  expect(await db.selectFrom("refund").select("id").where("order_id", "=", id).execute()).toEqual([]);
});
