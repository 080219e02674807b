import { cartEnvelope, cartRow, cartWriteData } from "@shop/core/wire";
import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { austrianCents, category, color, country, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { addBody, parseEnvelope, fixtureItems, createShopper, send } from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

const decoded = async (response: Response) => {
  const { data, code } = v.parse(cartEnvelope, await response.json());
  expect(code).toBe(200);
  return v.parse(cartWriteData, data);
};

describe("the answer", () => {
  test("add without a cart creates one, and returns its secret once", async () => {
    const response = await send(app, "/cart/add", addBody(fixtureItems.armchair, 2));
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { quantity, cart } = await decoded(response);
    expect(quantity).toBe(2);
    expect(cart.token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const [line] = cart.lines;
    expect(line).toMatchObject({
      productId: product.armchair,
      variantId: variant.armchairForest,
      quantity: 2,
      unitCents: austrianCents.armchairPromo,
      compareAtCents: austrianCents.armchair,
      vatPercent: 20,
      step: 1,
      stock: 4,
      undeliverable: false,
      freight: false,
      title: "Sessel Enns",
      brand: "Nordwald",
      color: "Waldgrün",
      size: "",
    });
    const again = await parseEnvelope(send(app, "/cart/get", { cart_id: cart.id }, { token: cart.token }));
    expect(again.data).not.toHaveProperty("token");
    expect(again.data).toMatchObject({ totalItems: 2, totalValue: 558, currency: "EUR" });
  });

  test("a row carries the fields of the specification's cart item", async () => {
    const { cartId, token } = await createShopper(app, fixtureItems.armchair, 3);
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
    const [item] = data.items;
    expect(item).toMatchObject({
      id: product.armchair,
      cartId,
      BEST_TAXED_PRICE: austrianCents.armchairPromo / 100,
      TAXED_PRICE: austrianCents.armchair / 100,
      price: austrianCents.armchairPromo / 100,
      IS_PROMO: 1,
      quantity: 3,
      quantityRemain: 1,
      quantityCount: 1,
      stock: 4,
      undeliverable: false,
      selectedFulfilmentCenter: null,
    });
    const { default_category_id } = await db
      .selectFrom("product")
      .select("default_category_id")
      .where("id", "=", product.armchair)
      .executeTakeFirstOrThrow();
    expect(item).toMatchObject({ DEFAULT_CATEGORY: default_category_id });
    const keywords = await db
      .selectFrom("product_keyword")
      .select("keyword_id")
      .where("product_id", "=", product.armchair)
      .execute();
    expect(item).toHaveProperty("tag.length", keywords.length);
  });

  test("only the secret's hash is kept", async () => {
    const { cartId, token } = await createShopper(app);
    const { token_hash } = await db
      .selectFrom("cart")
      .select("token_hash")
      .where("id", "=", cartId)
      .executeTakeFirstOrThrow();
    expect(token_hash).toHaveLength(32);
    expect(token_hash.toString("base64url")).not.toContain(token);
  });

  test("texts, URL and pictures follow the language and the colour", async () => {
    const { cartId, token } = await createShopper(app, {
      product: product.sofa,
      product_sale_elements_id: variant.sofaGrey3,
    });
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId, locale: "en_AT" }, { token }));
    const cart = v.parse(cartRow, data);
    expect(cart.lines[0]).toMatchObject({
      title: "Hallein sofa",
      url: `/hallein-sofa.html?pse=${variant.sofaGrey3}`,
      color: "Grey",
      size: "3 seats",
      freight: true,
      categoryIds: [category.sofas, category.seating],
      picture: { base: "/media/sofa-hallein-grey.cb880e18", colorId: color.grey },
    });
  });
});

describe("the price", () => {
  test("contains the VAT of the requested country, else of the locale's", async () => {
    const { cartId, token } = await createShopper(app);
    const priceIn = async (more: object) =>
      (await parseEnvelope(send(app, "/cart/get", { cart_id: cartId, ...more }, { token }))).data.items[0];
    expect(await priceIn({})).toMatchObject({ price: 59, vat_percent: 20 });
    expect(await priceIn({ locale: "de_DE" })).toMatchObject({ price: 58.51, vat_percent: 19 });
    expect(await priceIn({ country_id: country.romania })).toMatchObject({ price: 59.49, vat_percent: 21 });
  });

  test("is the current one, not the one of the time of adding", async () => {
    const { cartId, token } = await createShopper(app, fixtureItems.stool);
    await db.updateTable("sale_element").set({ promo: true }).where("id", "=", variant.stool).execute();
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
    expect(data.items[0]).toMatchObject({ price: 60, TAXED_PRICE: 119, IS_PROMO: 1 });
    await db.updateTable("sale_element").set({ promo: false }).where("id", "=", variant.stool).execute();
  });

  test("an unknown country is rejected, not sold without VAT", async () => {
    const { cartId, token } = await createShopper(app);
    expect((await send(app, "/cart/get", { cart_id: cartId, country_id: 999 }, { token })).status).toBe(400);
  });
});

test.each([
  ["a hidden product", { product: product.hidden, product_sale_elements_id: variant.hidden }],
  ["a hidden variant", { product: product.table, product_sale_elements_id: variant.tableHidden }],
  ["another product's variant", { product: product.sofa, product_sale_elements_id: variant.pouf }],
  ["nothing there is", { product: 4711, product_sale_elements_id: 4711 }],
])("%s cannot be added", async (_, line) => {
  expect(await parseEnvelope(send(app, "/cart/add", addBody(line)))).toEqual({
    status_code: 404,
    status: "Product not found",
    data: null,
  });
});

test("a line names every option of its variant, whatever the attributes are called", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.sofa);
  const get = async () => (await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).data;
  const line = { selectedProductColor: "Waldgrün", selectedProductSize: "2-Sitzer" };
  expect(await get()).toMatchObject({ items: [line] });
  await db.updateTable("attribute").set({ code: "side" }).where("code", "=", "size").execute();
  expect(await get()).toMatchObject({ items: [line] });
  await db.updateTable("attribute").set({ code: "size" }).where("code", "=", "side").execute();
});

test("a line whose product was hidden has no stock left", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.greyArmchair);
  await db.updateTable("sale_element").set({ visible: false }).where("id", "=", variant.armchairGrey).execute();
  const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
  expect(data.items[0]!.stock).toBe(0);
});

test("a line is undeliverable where no method of its kind has a price for the country", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.table);
  const flag = async () =>
    (await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).data.items[0]!.undeliverable;
  expect(await flag()).toBe(false);
  await sql`update delivery_method set active = false where freight`.execute(db);
  expect(await flag()).toBe(true);
  await sql`update delivery_method set active = true`.execute(db);
});

test("delete and clear empty the cart, and a deleted line stays deleted", async () => {
  const { cartId, token } = await createShopper(app);
  await send(app, "/cart/add", addBody(fixtureItems.stool, 1, cartId), { token });
  const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
  const remove = { "thelia.cart_id": cartId, cart_item: data.items[0]!.cartItemId };
  const { cart, quantity } = await decoded(await send(app, "/cart/delete", remove, { token }));
  expect([quantity, cart.lines.length]).toEqual([0, 1]);
  expect((await decoded(await send(app, "/cart/delete", remove, { token }))).cart.lines).toHaveLength(1);
  expect((await decoded(await send(app, "/cart/clear", { "thelia.cart_id": cartId }, { token }))).cart.lines).toEqual(
    [],
  );
});

test("a cart id can be passed in three ways, and some values mean none", async () => {
  const { cartId, token } = await createShopper(app);
  for (const name of ["thelia.cart_id", "thelia_cart_id", "cart_id"]) {
    expect((await parseEnvelope(send(app, "/cart/get", { [name]: cartId }, { token }))).data.cartId).toBe(cartId);
    expect((await parseEnvelope(send(app, "/cart/get", { [name]: String(cartId) }, { token }))).data.cartId).toBe(
      cartId,
    );
  }
  for (const none of ["0", 0, null, "", "null", "undefined"]) {
    expect(
      (await decoded(await send(app, "/cart/add", { ...addBody(fixtureItems.pouf), "thelia.cart_id": none }))).cart
        .token,
    ).toBeDefined();
  }
  for (const bad of ["-1", "1e3", "12abc", "９", 2 ** 53, 1.5, {}]) {
    expect((await send(app, "/cart/get", { cart_id: bad }, { token })).status, JSON.stringify(bad)).toBe(400);
  }
});
