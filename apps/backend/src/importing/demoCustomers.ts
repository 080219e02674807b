import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { Tables } from "../platform/db/tables.ts";
import { hashPassword } from "../auth/passwords.ts";
import { normalizeVatNumber } from "../pricing/vat/vatNumber.ts";
import { checkVatNumber } from "../pricing/vat/checkVatNumber.ts";
import { localRegister } from "../pricing/vat/localRegister.ts";
import { issueCreditNote } from "../invoice/issueCreditNote.ts";
import { type InvoiceTrigger, issueInvoice } from "../invoice/issueInvoice.ts";
import { closeCart, placeOrder } from "../order/placeOrder.ts";
import { localeInput, LOCALES } from "../locale.ts";
import { DEMO_FOLDER } from "@shop/demo";
import { readJson } from "./reading/readJson.ts";
import type { Trx } from "./writing/rows.ts";

const text = v.optional(v.string(), "");
const customersFile = v.array(
  v.object({
    email: v.string(),
    password: v.string(),
    locale: localeInput,
    title: v.number(),
    firstname: v.string(),
    lastname: v.string(),
    company: text,
    vatNumber: text,
    admin: v.optional(v.boolean(), false),
    addresses: v.array(
      v.object({
        label: text,
        company: text,
        address1: v.string(),
        zipcode: v.string(),
        city: v.string(),
        country: v.number(),
        state: v.optional(v.number()),
        phone: v.string(),
      }),
    ),
    orders: v.array(
      v.object({
        daysAgo: v.number(),
        status: v.picklist(["not_paid", "paid", "processing", "sent", "delivered", "canceled", "refunded"]),
        payment: v.picklist(["Vorkasse", "Nachnahme"]),
        /** Tracking numbers. */
        parcels: v.optional(v.array(v.string()), []),
        /** Quantity by variant reference. */
        lines: v.record(v.string(), v.number()),
      }),
    ),
  }),
);

type DemoCustomer = v.InferOutput<typeof customersFile>[number];
type DemoOrder = DemoCustomer["orders"][number];

const DAY_MS = 86_400_000;

/** Not a valid hash: no password matches. */
const LOCKED = "locked";

/** The demo's parcel shipping method, which fits all orders of the demo customers. */
const PARCEL = 77;

/**
 * Creates the demo customers with their orders. Their passwords are in the manual: never call it on a shop with real
 * customers.
 */
export async function writeDemoCustomers(trx: Trx, now: Date): Promise<void> {
  const invoices: Array<[orderId: number, trigger: InvoiceTrigger]> = [];
  const refunded: number[] = [];
  for (const demo of await readJson(join(DEMO_FOLDER, "customers.json"), customersFile)) {
    const { customerId, addressId } = await insertCustomer(trx, demo, now);
    for (const order of demo.orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      const orderId = await insertOrder(trx, { customerId, addressId, locale: demo.locale }, order, now);
      const trigger = invoiceTrigger(order, now);
      if (trigger !== undefined) invoices.push([orderId, trigger]);
      if (order.status === "refunded") refunded.push(orderId);
    }
  }
  // Invoice numbers follow their dates.
  invoices.sort(([, a], [, b]) => a.now.getTime() - b.now.getTime());
  for (const [orderId, trigger] of invoices) await issueInvoice(trx, orderId, trigger);
  for (const orderId of refunded) await insertRefund(trx, orderId, now);
}

/** Refunds the whole order, with the credit note that a refund issues. */
async function insertRefund(trx: Trx, orderId: number, now: Date): Promise<void> {
  const { total_cents: amountCents } = await trx
    .selectFrom("orders")
    .select("total_cents")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const key = randomBytes(16).toString("base64url");
  const { id: refundId } = await trx
    .insertInto("refund")
    .values({ order_id: orderId, key, amount_cents: amountCents, restock: false, why: "", asked_at: now, done_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await issueCreditNote(trx, orderId, { amountCents, refundId, now });
}

/**
 * Disables the public passwords of the demo customers in a former demo shop. Their addresses end in `.example`, so no
 * real customer is affected.
 */
export async function lockDemoCustomers(db: Kysely<Tables>): Promise<number> {
  const demo = await readJson(join(DEMO_FOLDER, "customers.json"), customersFile);
  const emails = demo.map(({ email }) => email);
  const locked = await db
    .updateTable("customer")
    .set({ password_hash: LOCKED, token_epoch: sql`token_epoch + 1`, admin: false })
    .where("email", "in", emails)
    .where("guest", "=", false)
    .where("password_hash", "<>", LOCKED)
    .returning("id")
    .execute();
  return locked.length;
}

async function insertCustomer(trx: Trx, demo: DemoCustomer, now: Date) {
  const { email, title, firstname, lastname, company, admin } = demo;
  const vat_number = normalizeVatNumber(demo.vatNumber);
  const { status, name = "" } = await checkVatNumber({ vatRegister: localRegister }, vat_number);
  const { id: customerId } = await trx
    .insertInto("customer")
    .values({
      email,
      title,
      firstname,
      lastname,
      company,
      admin,
      guest: false,
      email_confirmed_at: now,
      language: LOCALES[demo.locale].language,
      password_hash: await hashPassword(demo.password),
      vat_number,
      vat_status: vat_number === "" ? "" : status,
      vat_checked_at: vat_number === "" ? null : now,
      vat_registered_name: name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const addresses = await trx
    .insertInto("address")
    .values(
      demo.addresses.map(({ country, state, ...address }, at) => ({
        ...address,
        customer_id: customerId,
        is_default: at === 0,
        title,
        firstname,
        lastname,
        address2: "",
        address3: "",
        cellphone: "",
        country_id: country,
        state_id: state ?? null,
      })),
    )
    .returning("id")
    .execute();
  return { customerId, addressId: addresses[0]?.id ?? 0 };
}

async function insertOrder(
  trx: Trx,
  buyer: { customerId: number; addressId: number; locale: DemoCustomer["locale"] },
  demo: DemoOrder,
  now: Date,
): Promise<number> {
  const placedAt = placedOn(demo, now);
  const cart = await trx
    .insertInto("cart")
    .values({ customer_id: buyer.customerId, token_hash: randomBytes(32) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`
    insert into cart_item (cart_id, sale_element_id, quantity, unit_net)
    select ${cart.id}, element.id, line.value::int, element.net
    from jsonb_each_text(${JSON.stringify(demo.lines)}::jsonb) line
      join sale_element element on element.ref = line.key
    order by element.id`.execute(trx);
  const payment = await trx
    .selectFrom("payment_method")
    .select("id")
    .where("code", "=", demo.payment)
    .executeTakeFirstOrThrow();
  const call = {
    cartId: cart.id,
    shippingAddressId: buyer.addressId,
    billingAddressId: buyer.addressId,
    shippingMethodId: PARCEL,
    paymentMethodId: payment.id,
    locale: buyer.locale,
    message: "",
    completeDelivery: true,
    expectedTotalCents: undefined,
    expectedCurrency: undefined,
  };
  const shop = { paymentCode: demo.payment, now: placedAt };
  const order = await placeOrder(trx, { id: cart.id, customerId: buyer.customerId }, call, shop);
  await closeCart(trx, cart.id, placedAt);
  // The delivery date of a prepaid order counts from its payment.
  if (isPrepaid(demo)) {
    const at = dayAfter(placedAt);
    await trx
      .insertInto("order_event")
      .values({ order_id: order.id, at, actor: "shop", from_status: "not_paid", to_status: "paid", why: "" })
      .execute();
  }
  await trx
    .updateTable("orders")
    .set({
      status: demo.status,
      canceled_at: demo.status === "canceled" ? placedAt : null,
      stock_taken_at: placedAt,
      parcels: demo.parcels,
    })
    .where("cart_id", "=", cart.id)
    .execute();
  return order.id;
}

const placedOn = ({ daysAgo }: DemoOrder, now: Date): Date => new Date(now.getTime() - daysAgo * DAY_MS);

const dayAfter = (day: Date): Date => new Date(day.getTime() + DAY_MS);

const isPrepaid = ({ payment, status }: DemoOrder): boolean =>
  payment === "Vorkasse" && status !== "not_paid" && status !== "canceled";

/** Prepaid orders are paid, others sent, on the day after the order. */
function invoiceTrigger(order: DemoOrder, now: Date): InvoiceTrigger | undefined {
  if (isPrepaid(order)) return { on: "paid", now: dayAfter(placedOn(order, now)) };
  return order.status === "sent" ? { on: "sent", now: dayAfter(placedOn(order, now)) } : undefined;
}
