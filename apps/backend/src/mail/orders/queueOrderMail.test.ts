import { describe, expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { country, payment } from "../../testing/fixture/ids.ts";
import { fixtureItems, createBuyer, payBody, send } from "../../cart/testing/shopper.ts";
import { deliverMails } from "../sending/deliverMails.ts";
import type { OutgoingMail } from "../sending/mailer.ts";
import type { OrderMailKind } from "./composeOrderMail.ts";
import { changeOrderStatus } from "../../order/orderStatus.ts";
import { emit } from "../../events/emit.ts";
import { queueOrderMail } from "./queueOrderMail.ts";

const { app, db, clock, deps } = await createTestBackend();
await db.updateTable("sale_element").set({ stock: 500 }).execute();
const KINDS: OrderMailKind[] = [
  "order-paid",
  "order-sent",
  "order-part-sent",
  "order-canceled",
  "order-refunded",
  "order-unpaid",
  "order-unconfirmed",
  "payment-failed",
  "payment-reminder",
];

async function newOrder(
  more: Record<string, unknown> = {},
  address: Record<string, unknown> = {},
  email = "anna@example.com",
) {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1, address, email);
  const response = await send(app, "/vorkasse/pay", payBody(buyer, more), { token: buyer.token });
  expect(response.status, await response.clone().text()).toBe(200);
  return db
    .selectFrom("orders")
    .select(["id", "ref", "link_hash"])
    .where("cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
}

const queue = (kind: OrderMailKind, orderId: number) =>
  db
    .transaction()
    .execute((trx) =>
      kind === "order-paid" ? emit(trx, deps, "order:paid", { orderId }) : queueOrderMail(trx, kind, orderId, deps),
    );
const mailOf = (kind: string, orderId: number) =>
  db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("kind", "=", kind)
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();

describe.each(["de_AT", "en_DE", "ro_RO"])("in %s", (locale) => {
  test.each(KINDS)("%s names the order and the event, as HTML and text", async (kind) => {
    const order = await newOrder({ locale });
    await queue(kind, order.id);
    const mail = await mailOf(kind, order.id);
    expect(mail.subject).toContain(order.ref);
    expect(mail.language).toBe(locale.slice(0, 2));
    expect(mail.html).toContain(`<html lang="${locale.slice(0, 2)}">`);
    for (const words of [mail.html, mail.text]) {
      expect(words).toContain(order.ref);
      expect(words).toMatch(/https:\/\/lindenhaus\.example\/(checkout|guest\/invoice)/);
      expect(words).not.toMatch(/undefined|NaN|\[object|[şţŞŢ]/);
    }
    expect(mail.html).toContain("prefers-color-scheme:dark");
  });
});

test.each([
  ["Voluntari", 26, "077190 Voluntari, Ilfov"],
  ["București", 10, "010011 București"],
])("an address in Romania contains its county: %s", async (city, state, line) => {
  const address = { country: country.romania, zipcode: line.slice(0, 6), city, state };
  const order = await newOrder({ locale: "de_AT" }, address);
  const lines = (await mailOf("order-received", order.id)).text.split("\n").map((text) => text.trim());
  expect(lines.filter((text) => text === line)).toHaveLength(2);
});

const setSetting = (name: string, value: string) =>
  db
    .insertInto("setting")
    .values({ scope: "shared", name, value: JSON.stringify(value) })
    .execute();

test("the email of a sent order links each parcel to the carrier's tracking page, if there is one", async () => {
  const sentMail = async () => {
    const { id } = await newOrder();
    await db
      .updateTable("orders")
      .set({ parcels: ["A 1", "B2"] })
      .where("id", "=", id)
      .execute();
    await queue("order-sent", id);
    return mailOf("order-sent", id);
  };
  expect((await sentMail()).text).toContain("Sendungsnummer: A 1, B2\n");
  await setSetting("parcel_tracking_url", "https://post.example/{number}?lang=de");
  const { text, html } = await sentMail();
  await db.deleteFrom("setting").where("name", "=", "parcel_tracking_url").execute();
  expect(text).toContain("Sendung A 1 verfolgen: https://post.example/A%201?lang=de");
  expect(html).toContain('href="https://post.example/B2?lang=de">Sendung B2 verfolgen</a>');
});

test("the logo of the settings stands above an email, with the store name as its text", async () => {
  const { id } = await newOrder();
  expect((await mailOf("order-received", id)).html).toMatch(/<p class="brand"[^>]*>Lindenhaus<\/p>/);
  await setSetting("logo_email", "/media/mail.png");
  const other = await newOrder();
  await db.deleteFrom("setting").where("name", "=", "logo_email").execute();
  expect((await mailOf("order-received", other.id)).html).toContain(
    '<img src="https://lindenhaus.example/media/mail.png" alt="Lindenhaus" height="40"',
  );
});

test("all emails of an order contain the same link, and the withdrawal function", async () => {
  const order = await newOrder();
  await queue("order-sent", order.id);
  const texts = [await mailOf("order-received", order.id), await mailOf("order-sent", order.id)].map(
    ({ text }) => text,
  );
  const links = texts.map((text) => /guest\/invoice\/\w+\/([\w-]{22})/.exec(text)?.[1] ?? "");
  expect(links[0]).toBe(links[1]);
  const [, token = ""] = /vertrag-widerrufen\?order=\w+#key=([\w-]{22})/.exec(texts[1] ?? "") ?? [];
  expect(token).toBe(links[0]);
  const opened = await app.request(`/guest/order/${order.ref}/${token}`);
  expect(opened.status).toBe(200);
});

test("the same email of an order is queued once", async () => {
  const order = await newOrder();
  await queue("order-canceled", order.id);
  await queue("order-canceled", order.id);
  const mails = await db.selectFrom("mail_outbox").select("kind").where("order_id", "=", order.id).execute();
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["order-canceled", "order-received"]);
});

test("the paid email has the invoice, the payment email the payment code", async () => {
  const order = await newOrder({}, {}, "bela@example.com");
  await queue("order-paid", order.id);
  const sent: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} };
  await deliverMails({ db, mailer, clock: () => clock.now, log: deps.log });
  const filesOf = (kind: string) =>
    sent
      .filter((mail) => mail.kind === kind && mail.subject.includes(order.ref))
      .flatMap(({ attachments }) => attachments);
  expect(filesOf("order-received")).toMatchObject([
    { name: `${order.ref}.png`, type: "image/png", cid: "transfer-qr" },
  ]);
  const [invoice] = filesOf("order-paid");
  expect(invoice).toMatchObject({ name: expect.stringMatching(/^AT-2026-\d{6}\.pdf$/), type: "application/pdf" });
  expect(invoice?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("an unverified address gets twenty emails an hour, further ones later; the shop's own at once", async () => {
  const recipient = "Stranger@example.com";
  const row = { kind: "order-received", language: "de", recipient, subject: "", html: "", text: "" };
  const sent = Array.from({ length: 19 }, () => ({ ...row, order_id: null, next_at: clock.now }));
  await db.insertInto("mail_outbox").values(sent).execute();
  const waitOf = async (kind: string, orderId: number) =>
    Number((await mailOf(kind, orderId)).next_at) - clock.now.getTime();
  const newest = async () => (await newOrder({}, {}, "stranger@example.com")).id;
  expect(await waitOf("order-received", await newest())).toBe(0);
  const late = await newest();
  await queue("order-sent", late);
  expect([await waitOf("order-received", late), await waitOf("order-sent", late)]).toEqual([3_600_000, 0]);
  const other = await newOrder({}, {}, "other@example.com");
  expect(await waitOf("order-received", other.id)).toBe(0);
  clock.now = new Date(clock.now.getTime() + 2 * 3_600_000 + 1);
  expect(await waitOf("order-received", await newest())).toBe(0);
});

test("emails to tagged addresses count for their mailbox; paid orders and confirmed customers do not wait", async () => {
  const row = { kind: "order-received", language: "de", subject: "", html: "", text: "", order_id: null };
  const flood = Array.from({ length: 45 }, (_, at) => ({
    ...row,
    recipient: `victim+${at}@example.com`,
    next_at: clock.now,
  }));
  await db.insertInto("mail_outbox").values(flood).execute();
  const waitOf = async (kind: string, orderId: number) =>
    Number((await mailOf(kind, orderId)).next_at) - clock.now.getTime();
  const order = await newOrder({}, {}, "Victim@example.com");
  expect(await waitOf("order-received", order.id)).toBe(2 * 3_600_000);
  await db.transaction().execute(async (trx) => {
    await changeOrderStatus(trx, order.id, { to: "paid", actor: "shop", reason: "test", now: clock.now });
    await emit(trx, deps, "order:paid", { orderId: order.id });
  });
  expect(await waitOf("order-paid", order.id)).toBe(0);
  const buyer = await createBuyer(app, fixtureItems.pouf, 1, {}, "victim@example.com");
  await db.updateTable("customer").set({ email_confirmed_at: clock.now }).where("id", "=", buyer.customerId).execute();
  await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
  const confirmed = db.selectFrom("orders").select("id").where("cart_id", "=", buyer.cartId);
  expect(await waitOf("order-received", (await confirmed.executeTakeFirstOrThrow()).id)).toBe(0);
});

test("terms and withdrawal notice are in the email itself, in the version of that day", async () => {
  const text = {
    de: { title: "Widerrufsrecht", description: `<p>Binnen <a href="/agb.html">14 Tagen</a>.</p><script>x</script>` },
  };
  await db
    .insertInto("content")
    .values({ code: "withdrawal", text: JSON.stringify(text) })
    .execute();
  const order = await newOrder();
  const mail = await mailOf("order-received", order.id);
  expect(mail.text).toContain("— Widerrufsrecht —\n\nBinnen 14 Tagen (https://lindenhaus.example/agb.html).");
  expect(mail.text).toContain("— AGB —\n\nEs gilt & bleibt.");
  expect(mail.html).toContain('<a href="https://lindenhaus.example/agb.html">14 Tagen</a>');
  expect(mail.html).not.toContain("<script");
});

test("no name injects a header or becomes a link", async () => {
  await db
    .insertInto("setting")
    .values({ scope: "de_AT", name: "store_name", value: JSON.stringify("Lindenhaus\r\nBcc: all@example.com") })
    .execute();
  const order = await newOrder({ message: "see https://evil.example/x" }, { firstname: "www.evil.example" });
  const { subject, text, html } = await mailOf("order-received", order.id);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text + html).not.toMatch(/:\/\/evil|evil\.example/);
  await db.deleteFrom("setting").where("scope", "=", "de_AT").where("name", "=", "store_name").execute();
});

test("an invalid bank account omits the payment code, and the order succeeds", async () => {
  await db
    .insertInto("setting")
    .values({ scope: "AT", name: "bank_iban", value: JSON.stringify("AT00") })
    .execute();
  // Delivered to Austria, whose account counts in every storefront.
  const order = await newOrder({ locale: "ro_RO", payment_module_id: payment.prepayment });
  expect((await mailOf("order-received", order.id)).enclosures).toEqual([]);
  await db.deleteFrom("setting").where("scope", "=", "AT").where("name", "=", "bank_iban").execute();
});
