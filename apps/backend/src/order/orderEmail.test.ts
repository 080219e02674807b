import { sql } from "kysely";
import { expect, test } from "vitest";
import { call, PASSWORD, readMailedToken, register } from "../auth/testing/account.ts";
import { createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fillOrderEmails } from "./orderEmail.ts";
import { readOrder } from "./orderRecord.ts";

const { app, db } = await createTestBackend();

async function placeOrder(email: string): Promise<{ id: number; ref: string }> {
  const buyer = await createBuyer(app, undefined, 1, {}, email);
  expect((await send(app, "/vorkasse/pay", payBody(buyer, { email }), { token: buyer.token })).status).toBe(200);
  const found = db.selectFrom("orders").select(["id", "ref"]).where("cart_id", "=", buyer.cartId);
  return found.executeTakeFirstOrThrow();
}

const storedEmail = async (id: number) =>
  (await db.selectFrom("orders").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;

/** Makes an order look as if the previous release had placed it. */
const forgetEmail = (id: number) => db.updateTable("orders").set({ email: null }).where("id", "=", id).execute();

async function withdraw(order_ref: string, email: string): Promise<number | null> {
  const body = { name: "Anna Huber", order_ref, email, reason: "", lines: [], locale: "de_AT" };
  expect((await send(app, "/withdrawal", body)).status).toBe(201);
  const newest = db.selectFrom("withdrawal").select("order_id").orderBy("id", "desc").limit(1);
  return (await newest.executeTakeFirstOrThrow()).order_id;
}

test("a changed account changes no old order, and a withdrawal needs the order's own address", async () => {
  const { token: bearer, customer } = await register(app, "alt@example.com");
  const order = await placeOrder("gast@example.com");
  const backfilled = await placeOrder("gast@example.com");
  for (const { id } of [order, backfilled])
    await db
      .updateTable("orders")
      .set({ customer_id: customer.ID, email: "alt@example.com" })
      .where("id", "=", id)
      .execute();
  await forgetEmail(backfilled.id);
  const form = { title: 1, firstname: "Anna", lastname: "Huber", company: "", vat_number: "" };
  const changes = { ...form, email: "neu@example.com", password: PASSWORD };
  expect((await call(app, "PUT", `/ExternalOrderApi/customer/${customer.ID}`, changes, { bearer })).status).toBe(200);
  const token = await readMailedToken({ db }, "email_confirm", "neu@example.com");
  expect((await call(app, "POST", "/confirmEmail", { token })).status).toBe(204);
  for (const { id, ref } of [order, backfilled]) {
    expect(await readOrder(db, { orderId: id })).toMatchObject({ email: "alt@example.com" });
    expect(await withdraw(ref, "ALT@example.com")).toBe(id);
    expect(await withdraw(ref, "neu@example.com")).toBeNull();
  }
});

test("a changed address book changes no old order", async () => {
  const order = await placeOrder("anna@example.com");
  await sql`update address set lastname = 'Maier', city = 'Graz'`.execute(db);
  expect(await readOrder(db, { orderId: order.id })).toMatchObject({
    billingAddress: { lastname: "Huber", city: "Wien" },
    shippingAddress: { lastname: "Huber", city: "Wien" },
  });
});

test("orders of the previous release are read with their customer's address until the backfill, and keep it then", async () => {
  const order = await placeOrder("frueher@example.com");
  await forgetEmail(order.id);
  expect(await readOrder(db, { orderId: order.id })).toMatchObject({ email: "frueher@example.com" });
  expect(await fillOrderEmails(db)).toBe(1);
  expect(await storedEmail(order.id)).toBe("frueher@example.com");
  expect(await fillOrderEmails(db)).toBe(0);
});
