import { expect, test } from "vitest";
import { call, login, PASSWORD, readMailedToken, register } from "../auth/testing/account.ts";
import { decodeBase32 } from "../auth/testing/decodeBase32.ts";
import { buildPayBody, createCustomer, type Person } from "../auth/testing/people.ts";
import { computeTotp } from "../auth/totp.ts";
import { addBody, createBuyer, fixtureItems, payBody, send } from "../cart/testing/shopper.ts";
import { issueInvoice } from "../invoice/issueInvoice.ts";
import { orderLinkToken } from "../order/orderLink.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";
import { readOrder } from "../order/orderRecord.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { product } from "../testing/fixture/ids.ts";

const backend = await createTestBackend();
const { app, db, clock } = backend;
const { setStatus, statusOf } = createOrderHelpers(backend);

const request = ({ caller }: Person, body: object = { password: PASSWORD }) =>
  call(app, "POST", "/eraseCustomer", body, caller);
const confirm = (token: string) => call(app, "POST", "/confirmErasure", { token });
const linkOf = ({ ids }: Person) => readMailedToken({ db }, "erasure_asked", ids.email);
const rowsOf = (table: "session" | "address" | "account_event" | "authenticator" | "mail_link", { ids }: Person) =>
  db.selectFrom(table).selectAll().where("customer_id", "=", ids.customerId).execute();

async function deliver(orderId: number): Promise<void> {
  for (const status of ["paid", "sent", "delivered"] as const) await setStatus(orderId, status);
}

test("an erased account is gone with all that belongs to it; order and invoice stay", async () => {
  const anna = await createCustomer(backend, "anna@example.com");
  const { customerId, orderId } = anna.ids;
  await deliver(orderId);
  await db.transaction().execute((trx) => issueInvoice(trx, orderId, { on: "paid", now: clock.now }));
  await db.insertInto("newsletter").values({ email: "Anna@example.com", language: "de" }).execute();
  const review = { customer_id: customerId, author: "Anna H.", rating: 5 };
  const written = await db
    .insertInto("review")
    .values([
      { ...review, product_id: product.stool, language: "de", status: "accepted", content: "Steht" },
      { ...review, product_id: product.pouf, language: "ro", status: "pending", content: "Wackelt" },
    ])
    .returning("id")
    .execute();
  const picture = { width: 1, height: 1, large: Buffer.from("large"), small: Buffer.from("small") };
  await db
    .insertInto("review_picture")
    .values([
      ...written.map(({ id }) => ({ ...picture, key: `review ${id}`, review_id: id })),
      { ...picture, key: "unsent", customer_id: customerId },
    ])
    .execute();
  const before = await readOrder(db, { orderId });
  const invoice = await db.selectFrom("invoice").selectAll().executeTakeFirstOrThrow();

  expect((await request(anna)).status).toBe(202);
  expect((await login(app, "anna@example.com")).status).toBe(200);
  const token = await linkOf(anna);
  expect((await confirm(token)).status).toBe(204);
  expect((await confirm(token)).status).toBe(410);

  expect((await login(app, "anna@example.com")).status).toBe(401);
  expect((await call(app, "GET", "/ExternalOrderApi/customer", undefined, anna.caller)).status).toBe(401);
  for (const table of ["session", "address", "account_event", "authenticator", "mail_link"] as const)
    expect(await rowsOf(table, anna), table).toEqual([]);
  expect(await db.selectFrom("newsletter").selectAll().execute()).toEqual([]);
  const reviews = db.selectFrom("review").select(["author", "customer_id"]);
  expect(await reviews.where("content", "in", ["Steht", "Wackelt"]).execute()).toEqual([
    { author: "Gelöschtes Kundenkonto", customer_id: null },
  ]);
  expect(await db.selectFrom("review_picture").select("key").execute()).toEqual([]);
  const carts = db.selectFrom("cart").where("customer_id", "=", customerId);
  expect(await carts.innerJoin("cart_item", "cart_id", "cart.id").select("cart.id").execute()).toEqual([]);
  expect(await carts.select("id").where("ordered_at", "is", null).execute()).toEqual([]);
  const profile = await db.selectFrom("customer").selectAll().where("id", "=", customerId).executeTakeFirstOrThrow();
  expect(profile).toMatchObject({ email: "", guest: true, firstname: "", lastname: "", password_hash: null });

  expect(await readOrder(db, { orderId })).toEqual(before);
  expect(await db.selectFrom("invoice").selectAll().executeTakeFirstOrThrow()).toEqual(invoice);
  const mails = await db.selectFrom("mail_outbox").select("kind").where("recipient", "=", "anna@example.com").execute();
  expect(mails.map(({ kind }) => kind)).toContain("erased");
  expect(mails.map(({ kind }) => kind)).not.toContain("welcome");
});

test("orders of an erased account do not open with the secrets of their carts, which a browser may have kept", async () => {
  const email = "geheimnis@example.com";
  const guest = await createBuyer(app, fixtureItems.pouf, 1, {}, email);
  expect((await send(app, "/vorkasse/pay", payBody(guest), { token: guest.token })).status).toBe(200);
  const orderOf = (cartId: number) =>
    db.selectFrom("orders").select(["id", "ref"]).where("cart_id", "=", cartId).executeTakeFirstOrThrow();
  const { id: claimedId, ref } = await orderOf(guest.cartId);
  const order = { ref, hash: await orderLinkToken(backend.deps, claimedId) };
  const { token: bearer, customer } = await register(app, email, { order });
  const caller = { bearer, ipAddress: email };
  const added = await call(app, "POST", "/cart/add", addBody(fixtureItems.pouf), caller);
  const { data: own } = (await added.json()) as { data: { cartId: number; cart: { token: string } } };
  const ids = { cartId: own.cartId, customerId: customer.ID, addressId: customer.ADDRESS_ID };
  await call(app, "POST", "/vorkasse/pay", buildPayBody(ids), caller);
  const { id: ownId } = await orderOf(own.cartId);
  for (const orderId of [claimedId, ownId]) {
    await db.transaction().execute((trx) => issueInvoice(trx, orderId, { on: "paid", now: clock.now }));
    await deliver(orderId);
  }
  const read = async (orderId: number, cartId: number, cartToken: string) => {
    const paths = [`/order/result?cart_id=${cartId}`, `/order/${orderId}/invoice.pdf`];
    const responses = paths.map((path) => call(app, "GET", path, undefined, { cartToken }));
    return (await Promise.all(responses)).map(({ status }) => status);
  };
  expect(await read(ownId, own.cartId, own.cart.token)).toEqual([404, 404]);
  expect(await read(claimedId, guest.cartId, guest.token)).toEqual([200, 200]);
  expect((await call(app, "POST", "/eraseCustomer", { password: PASSWORD }, caller)).status).toBe(202);
  expect((await confirm(await readMailedToken({ db }, "erasure_asked", email))).status).toBe(204);
  expect(await read(ownId, own.cartId, own.cart.token)).toEqual([404, 404]);
  expect(await read(claimedId, guest.cartId, guest.token)).toEqual([404, 404]);
});

test("an address can be registered again after an erasure", async () => {
  const first = await createCustomer(backend, "wieder@example.com");
  await deliver(first.ids.orderId);
  await request(first);
  await confirm(await linkOf(first));
  const second = await createCustomer(backend, "wieder@example.com");
  expect(second.ids.customerId).not.toBe(first.ids.customerId);
  const orders = await call(
    app,
    "GET",
    `/ExternalOrderApi/order/?customer=${second.ids.customerId}`,
    undefined,
    second.caller,
  );
  const { OrderItems } = (await orders.json()) as { OrderItems: { ID: number }[] };
  expect(OrderItems.map(({ ID }) => ID)).toEqual([second.ids.orderId]);
});

test("open orders and running withdrawals delay an erasure, also between request and link", async () => {
  const kunde = await createCustomer(backend, "offen@example.com");
  const { orderId } = kunde.ids;
  const { ref } = await db.selectFrom("orders").select("ref").where("id", "=", orderId).executeTakeFirstOrThrow();
  const blocked = { code: "ERASURE_BLOCKED", error: expect.stringContaining(ref) };
  for (const status of ["not_paid", "paid", "sent"] as const) {
    if (status !== "not_paid") await setStatus(orderId, status);
    const response = await request(kunde);
    expect([response.status, await response.json()], status).toMatchObject([409, blocked]);
  }
  expect(await db.selectFrom("mail_link").selectAll().where("kind", "=", "erasure").execute()).toEqual([]);
  await setStatus(orderId, "delivered");
  expect((await request(kunde)).status).toBe(202);
  const token = await linkOf(kunde);
  const { email } = kunde.ids;
  const declaration = { name: "Anna", order_ref: ref, email, reason: "", locale: "de_AT" };
  expect((await call(app, "POST", "/withdrawal", declaration)).status).toBe(201);
  const response = await confirm(token);
  expect([response.status, await response.json()]).toMatchObject([409, blocked]);
  expect((await login(app, email)).status).toBe(200);
  await setStatus(orderId, "refunded");
  // A refused link is not used up.
  expect((await confirm(token)).status).toBe(204);
  expect(await statusOf(orderId)).toBe("refunded");
});

test("an erasure needs the password, the mailbox, and the second factor if there is one", async () => {
  const kunde = await createCustomer(backend, "sicher@example.com");
  await deliver(kunde.ids.orderId);
  expect(await (await request(kunde, { password: "" })).json()).toMatchObject({ fields: { password: "required" } });
  expect(await (await request(kunde, { password: "x" })).json()).toMatchObject({ fields: { password: "invalid" } });
  await db
    .updateTable("customer")
    .set({ email_confirmed_at: clock.now })
    .where("id", "=", kunde.ids.customerId)
    .execute();
  const started = await call(app, "POST", "/secondFactor/start", { password: PASSWORD }, kunde.caller);
  const { secret } = (await started.json()) as { secret: string };
  const code = (): string => computeTotp(decodeBase32(secret), clock.now.getTime() / 1000);
  const confirmed = await call(app, "POST", "/secondFactor/confirm", { code: code() }, kunde.caller);
  const { token: bearer } = (await confirmed.json()) as { token: string };
  const owner = { ...kunde, caller: { ...kunde.caller, bearer } };
  expect(await (await request(owner)).json()).toMatchObject({ fields: { code: "required" } });
  expect(await (await request(owner, { password: PASSWORD, code: "000000" })).json()).toMatchObject({
    fields: { code: "invalid" },
  });
  clock.now = new Date(clock.now.getTime() + 30_000);
  expect((await request(owner, { password: PASSWORD, code: code() })).status).toBe(202);
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  expect((await confirm(await linkOf(owner))).status).toBe(410);
});
