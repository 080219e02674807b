import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { call } from "../auth/testing/account.ts";
import { buildPayBody, createCustomer, fillCart } from "../auth/testing/people.ts";
import { addBody, createBuyer, createShopper, fixtureItems, parseEnvelope, payBody } from "../cart/testing/shopper.ts";
import { send, type Shopper } from "../cart/testing/shopper.ts";
import { runOrderAdmin } from "../orderAdmin/runOrderAdmin.ts";
import { country, product, shippingMethod, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { createOrderHelpers } from "./testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, deps } = backend;
const { mailsOf, orderOf } = createOrderHelpers(backend);

const ASSEMBLY = 9001;
const assembly = { product: ASSEMBLY, product_sale_elements_id: ASSEMBLY };

beforeAll(async () => {
  await db
    .insertInto("product")
    .values({
      id: ASSEMBLY,
      ref: "SV-1",
      kind: "service",
      visible: false,
      weight_kg: "0",
      text: JSON.stringify({
        de: { title: "Aufbau im Zimmer" },
        ro: { title: "Montaj în cameră" },
        en: { title: "Assembly in the room" },
      }),
    })
    .execute();
  await db
    .insertInto("sale_element")
    .values({ id: ASSEMBLY, product_id: ASSEMBLY, ref: "SV-1", is_default: true, stock: 0, net: "50" })
    .execute();
  await db
    .insertInto("accessory")
    .values([product.stool, product.sofa].map((product_id) => ({ product_id, accessory_id: ASSEMBLY })))
    .execute();
});
beforeEach(async () => {
  await db.deleteFrom("rate_limit").execute();
  await db.updateTable("sale_element").set({ stock: 12 }).where("id", "<>", ASSEMBLY).execute();
});

const read = async ({ cartId, token }: Shopper) =>
  (await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).data;
const add = ({ cartId, token }: Shopper, line: typeof assembly, quantity = 1) =>
  parseEnvelope(send(app, "/cart/add", addBody(line, quantity, cartId), { token }));
const quantities = async (shopper: Shopper) =>
  (await read(shopper)).items.map((line) => [line.PRODUCT_SALE_ELEMENT, line.quantity]);
const itemOf = async (shopper: Shopper, id: number): Promise<number> =>
  (await read(shopper)).items.find((line) => line.PRODUCT_SALE_ELEMENT === id)?.cartItemId ?? 0;

describe("a service in the cart", () => {
  test("needs a product that it belongs to", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf);
    expect(await add(shopper, assembly)).toMatchObject({
      status_code: 409,
      status: "Not enough stock",
      data: { stock: 0 },
    });
  });

  test("follows its product, with price, VAT and its kind, without weight, stock and page", async () => {
    const shopper = await createShopper(app, fixtureItems.stool, 2);
    await add(shopper, fixtureItems.pouf);
    await add(shopper, assembly);
    const { items } = await read(shopper);
    expect(items.map((line) => line.PRODUCT_SALE_ELEMENT)).toEqual([variant.stool, ASSEMBLY, variant.pouf]);
    expect(items[1]).toMatchObject({
      kind: "service",
      TITLE: "Aufbau im Zimmer",
      URL: "",
      PSE_URL: "",
      price: 60,
      vat_percent: 20,
      weight: 0,
      stock: 2,
      freight: 0,
      undeliverable: false,
    });
  });

  test("is booked at most once for each unit of its products", async () => {
    const shopper = await createShopper(app, fixtureItems.stool, 2);
    await add(shopper, assembly, 2);
    expect(await add(shopper, assembly)).toMatchObject({ status_code: 409, data: { stock: 2, quantity: 2 } });
    await add(shopper, fixtureItems.sofa);
    expect(await add(shopper, assembly)).toMatchObject({ status_code: 200, data: { quantity: 3 } });
  });

  test("is lowered with its product, and removed with the last one", async () => {
    const shopper = await createShopper(app, fixtureItems.stool, 3);
    await add(shopper, assembly, 3);
    const { cartId, token } = shopper;
    const item = { cart_id: cartId, cart_item: await itemOf(shopper, variant.stool) };
    const lowered = await parseEnvelope(
      send(app, "/cart/update", { ...item, quantity: 2, action: "update" }, { token }),
    );
    expect(lowered.data.cart.items.map(({ quantity }) => quantity)).toEqual([2, 2]);
    const removed = await parseEnvelope(send(app, "/cart/delete", item, { token }));
    expect(removed.data.cart.items).toEqual([]);
  });

  test("stays with another product that it belongs to", async () => {
    const shopper = await createShopper(app, fixtureItems.stool);
    await add(shopper, fixtureItems.sofa);
    await add(shopper, assembly);
    const item = await itemOf(shopper, variant.stool);
    await send(app, "/cart/delete", { cart_id: shopper.cartId, cart_item: item }, { token: shopper.token });
    expect(await quantities(shopper)).toEqual([
      [variant.sofaForest2, 1],
      [ASSEMBLY, 1],
    ]);
  });

  test("rules out local pickup", async () => {
    const PICKUP = 80;
    await db
      .insertInto("delivery_method")
      .values({ id: PICKUP, code: "LocalPickup", position: 4, text: "{}" })
      .execute();
    await db
      .insertInto("delivery_price")
      .values({ delivery_method_id: PICKUP, country_id: country.austria, weight_max: null, postage_cents: 0 })
      .execute();
    await db.updateTable("fulfilment_center").set({ pickup: true, country_id: country.austria }).execute();
    const shopper = await createShopper(app, fixtureItems.stool);
    const methods = async () => {
      const path = `/ExternalOrderApi/getActiveDelivery/${shopper.cartId}/de_AT`;
      const response = await app.request(path, { headers: { "X-Cart-Token": shopper.token } });
      const { data } = (await response.json()) as { data: { code: string }[] };
      return data.map(({ code }) => code);
    };
    expect(await methods()).toEqual(["Parcel", "LocalPickup"]);
    await add(shopper, assembly);
    expect(await methods()).toEqual(["Parcel"]);
  });
});

test.each([
  ["de_AT", "Aufbau im Zimmer", 60],
  ["ro_RO", "Montaj în cameră", 60.5],
  ["en_AT", "Assembly in the room", 60],
])("the services of a product are read like its accessories, without a page: %s", async (locale, title, price) => {
  const list = async (id: number, kind: string) =>
    (await app.request(`/accessory_product/${id}?locale=${locale}${kind}`)).json();
  expect(await list(product.stool, "&kind=service")).toMatchObject([
    { ID: ASSEMBLY, TITLE: title, URL: "", BEST_TAXED_PRICE: price },
  ]);
  expect(await list(product.stool, "")).toEqual([]);
  expect(await list(product.pouf, "&kind=service")).toEqual([]);
});

test("a service is not offered in a country without it", async () => {
  await db
    .updateTable("product")
    .set({ undeliverable: [country.romania] })
    .where("id", "=", ASSEMBLY)
    .execute();
  const list = async (id: number) =>
    (await app.request(`/accessory_product/${product.stool}?locale=de_AT&kind=service&country_id=${id}`)).json();
  expect(await list(country.romania)).toEqual([]);
  expect(await list(country.germany)).toHaveLength(1);
  await db.updateTable("product").set({ undeliverable: [] }).where("id", "=", ASSEMBLY).execute();
});

test.each([
  ["/products_list/?translation=de_AT&limit=100", "SV-1"],
  [`/products_list/?translation=de_AT&id=${ASSEMBLY}`, "SV-1"],
  ["/recommendation/bestseller-data/?locale=de_AT&limit=100", "SV-1"],
])("a service is in no list: %s", async (path, ref) => {
  expect(await (await app.request(path)).text()).not.toContain(ref);
});

test("a service has no product page", async () => {
  expect((await app.request(`/products/${ASSEMBLY}?translation=de_AT`)).status).toBe(404);
});

async function order(email: string, more: Record<string, unknown> = {}): Promise<{ id: number; ref: string }> {
  const buyer = await createBuyer(app, fixtureItems.stool, 2, {}, email);
  await add(buyer, assembly, 2);
  const response = await send(app, "/vorkasse/pay", payBody(buyer, more), { token: buyer.token });
  expect(response.status, await response.clone().text()).toBe(200);
  return orderOf(buyer.cartId);
}
const run = async (...args: string[]): Promise<string> => (await runOrderAdmin(deps, args)).join("\n");

describe("an order with a service", () => {
  test.each([
    ["de_AT", "Aufbau im Zimmer"],
    ["ro_RO", "Montaj în cameră"],
    ["en_AT", "Assembly in the room"],
  ])("names it in mail and invoice: %s", async (locale, title) => {
    const { id, ref } = await order(`service-${locale}@example.com`, { locale });
    expect((await mailsOf(id))[0]?.text).toContain(`2 × ${title}`);
    await run("paid", ref);
    const { content } = await db
      .selectFrom("invoice")
      .select("content")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({ lines: [{ quantity: 2 }, { title, quantity: 2 }] });
    expect(await run("show", ref)).toContain("SV-1");
  });

  test("takes no stock for it, and a refund of its line returns none", async () => {
    const { ref } = await order("service-refund@example.com");
    await run("paid", ref);
    expect(await run("refund", ref, "--line", "2:1", "--by-hand")).toContain("60");
    const { stock } = await db
      .selectFrom("sale_element")
      .select("stock")
      .where("id", "=", ASSEMBLY)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(0);
  });

  test("is not limited for guests, who hold no stock of it", async () => {
    const isLimit = ["name", "=", "unconfirmed_article_percent"] as const;
    const limit = await db
      .selectFrom("setting")
      .selectAll()
      .where(...isLimit)
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom("setting")
      .where(...isLimit)
      .execute();
    onTestFinished(
      async () =>
        void (await db
          .insertInto("setting")
          .values({ ...limit, value: JSON.stringify(limit.value) })
          .execute()),
    );
    await db.updateTable("sale_element").set({ stock: 200 }).where("id", "<>", ASSEMBLY).execute();
    const refs: string[] = [];
    for (let count = 0; count < 7; count += 1) refs.push((await order(`service-held-${count}@example.com`)).ref);
    expect(refs).toHaveLength(7);
  });

  test("is added again with its product by a reorder", async () => {
    const { caller, ids } = await createCustomer(backend, "service-reorder@example.com");
    const { cartId } = await fillCart(app, caller, fixtureItems.stool, 2);
    await call(app, "POST", "/cart/add", addBody(assembly, 2, cartId), caller);
    await call(app, "POST", "/vorkasse/pay", buildPayBody({ ...ids, cartId }), caller);
    const { id } = await orderOf(cartId);
    const response = await call(app, "POST", "/order/reorder", { order_id: id, locale: "de_AT" }, caller);
    expect(await response.json()).toMatchObject({
      data: { missing: [], cart: { items: [{ quantity: 2 }, { PRODUCT_SALE_ELEMENT: ASSEMBLY, quantity: 2 }] } },
    });
  });

  test("is refused as OUT_OF_STOCK when its product no longer allows it, with the quantity that it does", async () => {
    const buyer = await createBuyer(app, fixtureItems.stool, 2, {}, "service-short@example.com");
    await add(buyer, assembly, 2);
    await db.updateTable("cart_item").set({ quantity: 1 }).where("sale_element_id", "=", variant.stool).execute();
    const response = await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: "OUT_OF_STOCK", items: [{ stock: 1, quantity: 2 }] },
    ]);
    const checked = await parseEnvelope(send(app, "/cart/validate", { cart_id: buyer.cartId }, { token: buyer.token }));
    expect(checked.data).toMatchObject({ quantity_changed: [{ title: "Aufbau im Zimmer", old: 2, new: 1 }] });
    expect((await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token })).status).toBe(200);
  });

  test("ships with a method and the days of its products", async () => {
    const days = { delivery_days_min: 3, delivery_days_max: 5 };
    await db.updateTable("product").set(days).where("id", "=", product.stool).execute();
    const { id } = await order("service-ship@example.com", { isCompleteDelivery: false });
    const row = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...days,
      delivery_method_id: shippingMethod.parcel,
      goods_cents: 2 * (11_900 + 6000),
    });
  });
});
