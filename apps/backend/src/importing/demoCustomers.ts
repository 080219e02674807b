import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { Tables } from "../platform/db/tables.ts";
import { hashPassword } from "../auth/passwords.ts";
import { normalizeVatNumber } from "../pricing/vat/vatNumber.ts";
import { checkVatNumber } from "../pricing/vat/checkVatNumber.ts";
import { localRegister } from "../pricing/vat/localRegister.ts";
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
  for (const demo of await readJson(join(DEMO_FOLDER, "customers.json"), customersFile)) {
    const { customerId, addressId } = await insertCustomer(trx, demo, now);
    for (const order of demo.orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      await insertOrder(trx, { customerId, addressId, locale: demo.locale }, order, now);
    }
  }
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
  const { status } = await checkVatNumber({ vatRegister: localRegister }, vat_number);
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
      language: LOCALES[demo.locale].language,
      password_hash: await hashPassword(demo.password),
      vat_number,
      vat_status: vat_number === "" ? "" : status,
      vat_checked_at: vat_number === "" ? null : now,
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
): Promise<void> {
  const placedAt = new Date(now.getTime() - demo.daysAgo * DAY_MS);
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
  };
  const shop = { paymentCode: demo.payment, now: placedAt };
  const order = await placeOrder(trx, { id: cart.id, customerId: buyer.customerId }, call, shop);
  await closeCart(trx, cart.id, placedAt);
  // The delivery date of a prepaid order counts from its payment.
  if (demo.payment === "Vorkasse" && !["not_paid", "canceled"].includes(demo.status)) {
    const at = new Date(placedAt.getTime() + DAY_MS);
    await trx
      .insertInto("order_event")
      .values({ order_id: order.id, at, actor: "shop", from_status: "not_paid", to_status: "paid", why: "" })
      .execute();
  }
  await trx
    .updateTable("orders")
    .set({ status: demo.status, canceled_at: demo.status === "canceled" ? placedAt : null })
    .where("cart_id", "=", cart.id)
    .execute();
}
