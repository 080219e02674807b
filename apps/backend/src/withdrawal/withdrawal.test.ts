import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { deliverMails } from "../mail/sending/deliverMails.ts";

const { app, db, clock } = await createTestBackend();

const declaration = (more: Record<string, unknown> = {}) => ({
  name: "Anna Huber",
  order_ref: "ORD000000000042",
  email: "anna@example.com",
  locale: "de_AT",
  ...more,
});

interface Answer {
  reference: string;
  received_at: string;
  mail: string;
}

async function declare(more: Record<string, unknown> = {}, key?: string): Promise<Answer> {
  const response = await send(app, "/withdrawal", declaration(more), { key });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as Answer;
}
const storedWithdrawal = (reference: string) =>
  db.selectFrom("withdrawal").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
const mailsOf = (id: number) =>
  db.selectFrom("mail_outbox").selectAll().where("withdrawal_id", "=", id).orderBy("id").execute();
/** Removes word joiners, which prevent autolinking, and normalizes spaces. */
const read = (text: string): string =>
  text.replaceAll("\u2060", "").replaceAll("\u00a0", " ").replaceAll("\u202f", " ");

test("a declaration is stored with its time, and its receipt repeats it completely", async () => {
  const answer = await declare({ reason: "Zu groß.\nLeider.", lines: [{ title: "Sessel Enns", quantity: 1 }] });
  expect(answer).toEqual({
    reference: expect.stringMatching(/^W-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    received_at: "2026-11-21T09:00:00.000Z",
    mail: "queued",
  });
  const row = await storedWithdrawal(answer.reference);
  expect(row).toMatchObject({ name: "Anna Huber", order_id: null, received_at: clock.now });
  const [receipt, copy] = await mailsOf(row.id);
  expect([receipt?.recipient, copy?.recipient]).toEqual(["anna@example.com", "hallo@lindenhaus.example"]);
  const text = read(receipt?.text ?? "");
  for (const word of [
    answer.reference,
    "21. November 2026 um 10:00:00 MEZ",
    "2026-11-21T09:00:00.000Z",
    "ORD000000000042",
    "Anna Huber",
    "Zu groß.\nLeider.",
    "1 × Sessel Enns",
  ]) {
    expect(text, word).toContain(word);
    expect(read(receipt?.html ?? ""), word).toContain(word.replaceAll("\n", "<br>"));
  }
});

test.each([
  ["ro_RO", "Prin prezenta mă retrag", "EET"],
  ["en_DE", "I hereby withdraw", "CET"],
])("the receipt in %s", async (locale, words, zone) => {
  const { reference } = await declare({ locale, order_ref: `order ${locale}` });
  const [receipt] = await mailsOf((await storedWithdrawal(reference)).id);
  expect(receipt?.text).toContain(words);
  expect(receipt?.text).toMatch(new RegExp(`\\b(${zone}|GMT\\+\\d)\\b`));
});

test("neither responses nor emails reveal whether the order exists", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
  const order = await db.selectFrom("orders").selectAll().where("cart_id", "=", buyer.cartId).executeTakeFirstOrThrow();
  const known = await declare({ order_ref: order.ref.toLowerCase(), email: "Anna@example.com" });
  const unknown = await declare({ order_ref: "ORD000000009999", email: "Anna@example.com" });
  const foreign = await declare({ order_ref: order.ref, email: "berta@example.com" });
  const rows = await Promise.all([known, unknown, foreign].map(({ reference }) => storedWithdrawal(reference)));
  expect(rows.map(({ order_id }) => order_id)).toEqual([order.id, null, null]);
  const texts = await Promise.all(rows.map(async (row) => (await mailsOf(row.id))[0]?.text ?? ""));
  const alike = texts.map((text, at) =>
    text
      .replaceAll(rows[at]?.reference ?? "", "REFERENCE")
      .replaceAll(/ORD\d+/gi, "ORDER")
      .replaceAll(/\w+@\S+/g, "EMAIL"),
  );
  expect(new Set(alike).size).toBe(1);
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
});

test("a line id refers to items of that order only", async () => {
  const buyer = await createBuyer(app, fixtureItems.stool, 2);
  await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
  const line = await db
    .selectFrom("order_line")
    .innerJoin("orders", "orders.id", "order_line.order_id")
    .select(["order_line.id", "order_line.title", "orders.ref"])
    .where("orders.cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
  const lines = [{ order_product_id: line.id, quantity: 1 }];
  const own = await storedWithdrawal((await declare({ order_ref: line.ref, lines })).reference);
  expect(own.lines).toEqual([{ title: line.title, quantity: 1 }]);
  const strange = await storedWithdrawal(
    (await declare({ order_ref: line.ref, lines, email: "berta@example.com" })).reference,
  );
  expect(strange.lines).toEqual([{ title: `#${line.id}`, quantity: 1 }]);
});

test("a double click is one declaration, with a key and without one", async () => {
  const count = async () => (await db.selectFrom("withdrawal").select("id").execute()).length;
  const before = await count();
  const twice = await Promise.all([declare({ order_ref: "double" }), declare({ order_ref: "double" })]);
  expect(twice[0]).toEqual(twice[1]);
  const key = "withdrawal-key-0123456789";
  const first = await declare({ order_ref: "keyed" }, key);
  expect(await declare({ order_ref: "keyed" }, key)).toEqual(first);
  expect((await count()) - before).toBe(2);
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);
  expect((await declare({ order_ref: "double" })).reference).not.toBe(twice[0]?.reference);
});

test("it is stored even if its email fails", async () => {
  const { reference } = await declare({ order_ref: "no mail", email: "full@example.com" });
  const refusing = { send: () => Promise.reject(new Error("550 no")), close: () => {} };
  await deliverMails({ db, mailer: refusing, clock: () => clock.now, log: { error: () => {} } });
  const row = await storedWithdrawal(reference);
  const [receipt] = await mailsOf(row.id);
  expect([row.reference, receipt?.sent_at, receipt?.attempts]).toEqual([reference, null, 1]);
});

test("the seventh receipt of an hour to one address is delayed, its declaration is not", async () => {
  const email = "often@example.com";
  const times: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    const { reference } = await declare({ order_ref: `often ${at}`, email });
    const [receipt] = await mailsOf((await storedWithdrawal(reference)).id);
    times.push(Number(receipt?.next_at) - clock.now.getTime());
  }
  expect(times).toEqual([0, 0, 0, 0, 0, 3_600_000, 3_600_000]);
});

test("one caller is limited, others are not", async () => {
  const email = "machine@example.com";
  let last = await send(app, "/withdrawal", declaration({ email, order_ref: "m" }));
  for (let at = 0; at < 20; at += 1) last = await send(app, "/withdrawal", declaration({ email, order_ref: `m${at}` }));
  expect([last.status, Number(last.headers.get("retry-after")) > 0]).toEqual([429, true]);
  await declare({ email: "person@example.com" });
});

test.each([
  [{ name: "" }, { name: "required" }],
  [{ name: "Anna\r\nBcc: x" }, { name: "invalid" }],
  [{ order_ref: " " }, { order_ref: "required" }],
  [{ email: "anna@" }, { email: "invalid" }],
  [
    { name: "", order_ref: "", email: "" },
    { name: "required", order_ref: "required", email: "required" },
  ],
])("%j is rejected at its fields: %j", async (more, fields) => {
  const response = await send(app, "/withdrawal", declaration(more));
  expect([response.status, ((await response.json()) as { fields: unknown }).fields]).toEqual([422, fields]);
});

test("only name, order and address are required, and the order number suffices", async () => {
  await declare({ order_ref: "das graue Sofa vom Oktober" });
  expect((await send(app, "/withdrawal", declaration({ phone: "1" }))).status).toBe(400);
});

test("input appears in emails as text, never as link or markup", async () => {
  const { reference } = await declare({ name: "https://evil.example <b>x</b>", reason: "see www.evil.example/x" });
  const [receipt] = await mailsOf((await storedWithdrawal(reference)).id);
  for (const words of [receipt?.html, receipt?.text]) {
    expect(words).not.toContain("://evil");
    expect(words).not.toContain("evil.example");
  }
  expect(receipt?.html).not.toContain("<b>x");
});
