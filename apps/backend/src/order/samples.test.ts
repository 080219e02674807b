import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { call } from "../auth/testing/account.ts";
import { buildPayBody, createCustomer, fillCart } from "../auth/testing/people.ts";
import { mergeGuestCart } from "../cart/mergeGuestCart.ts";
import { addBody, createBuyer, createShopper, fixtureItems, parseEnvelope, payBody } from "../cart/testing/shopper.ts";
import { send, type Shopper } from "../cart/testing/shopper.ts";
import { country, product, shippingMethod } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { createOrderHelpers } from "./testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db } = backend;
const { mailsOf, orderOf, stockOf } = createOrderHelpers(backend);

const IDS = [9101, 9102, 9103, 9104, 9105, 9106];
const samples = IDS.map((id) => ({ product: id, product_sale_elements_id: id }));
const sample = samples[0]!;

beforeAll(async () => {
  const titles = { de: { title: "Stoffmuster" }, ro: { title: "Mostră" }, en: { title: "Fabric sample" } };
  for (const id of IDS) {
    await db
      .insertInto("product")
      .values({
        id,
        ref: `MU-${id}`,
        kind: "sample",
        visible: false,
        weight_kg: "0.02",
        text: JSON.stringify(titles),
      })
      .execute();
    await db
      .insertInto("sale_element")
      .values({ id, product_id: id, ref: `MU-${id}`, is_default: true, stock: 50, net: "0" })
      .execute();
  }
  await db
    .insertInto("accessory")
    .values(IDS.map((accessory_id) => ({ product_id: product.sofa, accessory_id })))
    .execute();
  await db
    .insertInto("delivery_price")
    .values({
      delivery_method_id: shippingMethod.parcel,
      country_id: country.austria,
      weight_max: "0.5",
      postage_cents: 0,
    })
    .execute();
});
beforeEach(async () => {
  await db.deleteFrom("rate_limit").execute();
  await db.updateTable("sale_element").set({ stock: 50 }).where("id", "in", IDS).execute();
});

const read = async ({ cartId, token }: Shopper) =>
  (await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).data;
const add = ({ cartId, token }: Shopper, line: typeof sample, quantity = 1) =>
  parseEnvelope(send(app, "/cart/add", addBody(line, quantity, cartId), { token }));

/** Sets a shared setting until the test has finished. */
async function changeSetting(name: string, value: number): Promise<void> {
  const setting = { scope: "shared", name };
  const write = (text: string) =>
    db
      .insertInto("setting")
      .values({ ...setting, value: text })
      .onConflict((conflict) => conflict.columns(["scope", "name"]).doUpdateSet({ value: text }))
      .execute();
  const before = await db
    .selectFrom("setting")
    .select("value")
    .where("scope", "=", setting.scope)
    .where("name", "=", name)
    .executeTakeFirst();
  onTestFinished(async () => {
    if (before === undefined) await db.deleteFrom("setting").where("name", "=", name).execute();
    else await write(JSON.stringify(before.value));
  });
  await write(JSON.stringify(value));
}

describe("a sample in the cart", () => {
  test("is a free line of its own, with weight and without page", async () => {
    const shopper = await createShopper(app, sample);
    expect((await read(shopper)).items).toMatchObject([
      { kind: "sample", TITLE: "Stoffmuster", URL: "", PSE_URL: "", price: 0, weight: 0.02, stock: 1, quantity: 1 },
    ]);
  });

  test("is there once", async () => {
    const shopper = await createShopper(app, sample);
    expect(await add(shopper, sample)).toMatchObject({ status_code: 409, status: "Not enough stock" });
  });

  test("is refused as the sixth, and accepted when another one was removed", async () => {
    const shopper = await createShopper(app, sample);
    for (const other of samples.slice(1, 5)) expect(await add(shopper, other)).toMatchObject({ status_code: 200 });
    expect(await add(shopper, samples[5]!)).toMatchObject({ status_code: 409, data: { stock: 0 } });
    const [first] = (await read(shopper)).items;
    await send(app, "/cart/delete", { cart_id: shopper.cartId, cart_item: first?.cartItemId }, shopper);
    expect(await add(shopper, samples[5]!)).toMatchObject({ status_code: 200 });
    expect((await read(shopper)).items.map(({ stock }) => stock)).toEqual([1, 1, 1, 1, 1]);
  });

  test("is limited by its stock", async () => {
    await db.updateTable("sale_element").set({ stock: 0 }).where("id", "in", IDS).execute();
    const shopper = await createShopper(app, fixtureItems.pouf);
    expect(await add(shopper, sample)).toMatchObject({ status_code: 409, data: { stock: 0 } });
  });

  test("is there once after a sign-in merged two carts, and the five oldest can be ordered", async () => {
    const { caller } = await createCustomer(backend, "sample-merge@example.com");
    const own = await fillCart(app, caller, sample);
    for (const other of samples.slice(1, 4))
      await call(app, "POST", "/cart/add", addBody(other, 1, own.cartId), caller);
    const guest = await createShopper(app, sample);
    for (const other of samples.slice(4)) await add(guest, other);
    const { customer_id } = await db
      .selectFrom("cart")
      .select("customer_id")
      .where("id", "=", own.cartId)
      .executeTakeFirstOrThrow();
    const merged = await db
      .transaction()
      .execute((trx) =>
        mergeGuestCart(
          trx,
          customer_id ?? 0,
          { id: guest.cartId, customerId: undefined, ordered: false },
          backend.deps.randomBytes,
        ),
      );
    const as = { ...caller, cartToken: merged?.token };
    const { items } = (await parseEnvelope(call(app, "POST", "/cart/get", { cart_id: own.cartId }, as))).data;
    expect(items.map(({ quantity, stock }) => [quantity, stock])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 0],
    ]);
  });
});

test.each([
  ["de_AT", "Stoffmuster"],
  ["ro_RO", "Mostră"],
  ["en_AT", "Fabric sample"],
])("the samples of a product are read like its accessories, without a page: %s", async (locale, title) => {
  const list = async (id: number) =>
    (await app.request(`/accessory_product/${id}?locale=${locale}&kind=sample`)).json();
  expect(await list(product.sofa)).toMatchObject(
    IDS.map((ID) => ({ ID, TITLE: title, URL: "", BEST_TAXED_PRICE: 0, stock: 50 })),
  );
  expect(await list(product.pouf)).toEqual([]);
});

test.each([
  ["/products_list/?translation=de_AT&limit=100"],
  ["/recommendation/bestseller-data/?locale=de_AT&limit=100"],
  [`/accessory_product/${product.sofa}?locale=de_AT`],
])("a sample is in no list: %s", async (path) => {
  expect(await (await app.request(path)).text()).not.toContain("MU-9101");
});

test("the delivery days of a sample are known, as of a product", async () => {
  await db
    .updateTable("product")
    .set({ delivery_days_min: 2, delivery_days_max: 4 })
    .where("id", "=", sample.product)
    .execute();
  const response = await app.request(`/delivery_delay_pse/${sample.product}`);
  expect(await response.json()).toMatchObject({ delivery_delay_min: 2, delivery_delay_max: 4 });
});

describe("an order of samples", () => {
  test("costs nothing, is confirmed without a payment, and takes their stock", async () => {
    const buyer = await createBuyer(app, sample, 1, {}, "samples@example.com");
    const response = await send(app, "/vorkasse/pay", payBody(buyer), buyer);
    expect(response.status, await response.clone().text()).toBe(200);
    const { id } = await orderOf(buyer.cartId);
    const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ status: "paid", total_cents: 0, delivery_method_id: shippingMethod.parcel });
    expect(await stockOf(sample.product)).toBe(49);
    const mails = await mailsOf(id);
    expect(mails.map(({ kind }) => kind)).toEqual(["order-received"]);
    expect(mails[0]?.text).toContain("1 × Stoffmuster");
    expect(mails[0]?.text).toContain("Für diese Bestellung ist nichts zu bezahlen.");
    expect(mails[0]?.text).not.toContain("IBAN");
  });

  test("needs no minimum value, which applies beside a product", async () => {
    await changeSetting("config_min_price", 1000);
    const buyer = await createBuyer(app, sample, 1, {}, "samples-minimum@example.com");
    expect((await send(app, "/vorkasse/pay", payBody(buyer), buyer)).status).toBe(200);
    const other = await createBuyer(app, sample, 1, {}, "samples-beside@example.com");
    await add(other, fixtureItems.pouf);
    const response = await send(app, "/vorkasse/pay", payBody(other), other);
    expect([response.status, await response.json()]).toMatchObject([409, { code: "BELOW_MINIMUM" }]);
  });

  test("is refused as OUT_OF_STOCK with a sixth one", async () => {
    const buyer = await createBuyer(app, sample, 1, {}, "samples-six@example.com");
    await db
      .insertInto("cart_item")
      .values(IDS.slice(1).map((id) => ({ cart_id: buyer.cartId, sale_element_id: id, quantity: 1, unit_net: "0" })))
      .execute();
    const response = await send(app, "/vorkasse/pay", payBody(buyer), buyer);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: "OUT_OF_STOCK", items: [{ stock: 0 }] },
    ]);
  });

  test("counts for the limits of a mailbox that is not confirmed, and waits for no confirmation", async () => {
    await changeSetting("unconfirmed_mailbox_orders", 2);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const buyer = await createBuyer(app, sample, 1, {}, "samples-many@example.com");
      statuses.push((await send(app, "/vorkasse/pay", payBody(buyer), buyer)).status);
      if (count > 0) continue;
      const { id } = await orderOf(buyer.cartId);
      const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      expect(order).toMatchObject({ status: "paid", confirm_until: null });
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(await stockOf(sample.product)).toBe(48);
  });

  test("above such a limit is told to sign in: there is nothing to pay online", async () => {
    await changeSetting("unconfirmed_order_pieces", 0);
    const buyer = await createBuyer(app, sample, 1, {}, "samples-limit@example.com");
    const response = await send(app, "/vorkasse/pay", payBody(buyer), buyer);
    expect([response.status, await response.json()]).toEqual([
      409,
      { code: "FREE_ORDER_LIMIT", error: expect.not.stringContaining("pay") },
    ]);
  });

  test("can be placed again", async () => {
    const { caller, ids } = await createCustomer(backend, "sample-reorder@example.com");
    const { cartId } = await fillCart(app, caller, sample);
    await call(app, "POST", "/vorkasse/pay", buildPayBody({ ...ids, cartId }), caller);
    const { id } = await orderOf(cartId);
    const response = await call(app, "POST", "/order/reorder", { order_id: id, locale: "de_AT" }, caller);
    expect(await response.json()).toMatchObject({ data: { missing: [], cart: { items: [{ quantity: 1 }] } } });
  });
});
