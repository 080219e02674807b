import { expect, test } from "vitest";
import { summarizeCart } from "../cart/cartSummary.js";
import { emptyAddress } from "../checkout/checkoutDraft.js";
import { createShop } from "../createShop.js";
import { marketCurrency } from "../domain/pricing/marketCurrency.js";
import type { Shop } from "../shop.js";
import { fakeShop } from "./fakeShop.js";
import { testEnvironment } from "./testEnvironment.js";

const products = [
  { id: 1, title: "Chair", priceCents: 15_900 },
  { id: 2, title: "Table", priceCents: 49_900 },
];

function open(): { shop: Shop; calls: readonly string[] } {
  const backend = fakeShop(products, { coupons: { HERBST: 10 } });
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  shop.start();
  return { shop, calls: backend.calls };
}

const address = {
  ...emptyAddress(13),
  firstName: "Anna",
  lastName: "Auer",
  street: "Gasse 1",
  postalCode: "1060",
  city: "Wien",
};

/** Browses, searches, applies a coupon, signs in and orders; returns what each step showed. */
async function buy(shop: Shop): Promise<unknown[]> {
  const [entry] = await shop.catalogue.menu();
  const category = await shop.catalogue.category(entry?.id ?? 0);
  const { viewId } = await shop.content.resolve("/product/2");
  const table = await shop.catalogue.product(viewId);
  const variants = await shop.catalogue.variants(table.id);
  const config = await shop.content.localeConfig();
  const found = await shop.search.products({ text: "chai", from: 0, size: 10 });
  const [chair] = await shop.catalogue.products({ category: category.id, id: [1] });
  if (chair === undefined) throw new Error("The category is empty");

  shop.cart.add(chair, { quantity: 2 });
  await shop.cart.whenSynced();
  await shop.cart.applyCoupon("HERBST");
  await shop.session.signIn({ email: "anna@example.com", password: "password" });
  await shop.cart.whenSynced();
  const { subtotalCents, discountCents } = summarizeCart(shop.cart.getSnapshot());
  const [method] = shop.shipping.getSnapshot().methods ?? [];
  const [payment] = await shop.checkout.paymentMethods(method?.id ?? 0);
  const start = await shop.checkout.placeOrder({
    email: "anna@example.com",
    shippingAddress: address,
    billingAddress: undefined,
    vatNumber: "",
    pickup: undefined,
    shippingMethodId: method?.id ?? 0,
    shipComplete: true,
    payment: { id: payment?.id ?? 0, code: "Vorkasse" },
    message: "",
    expectedTotalCents: subtotalCents - discountCents + (method?.shippingCents ?? 0),
  });
  const orders = await shop.account.orders();
  return [category, table, variants, config.currency, found, subtotalCents, discountCents, start, orders];
}

test("a shopper browses, searches, applies a coupon, signs in and orders, the same in every run", async () => {
  const { shop, calls } = open();
  const shown = await buy(shop);
  expect(shown).toMatchObject([
    { title: "Möbel" },
    { id: 2, title: "Table", priceCents: 49_900 },
    [{ id: 2, priceCents: 49_900 }],
    "EUR",
    { total: 1, products: [{ title: "Chair", priceCents: 15_900 }] },
    31_800,
    3180,
    { kind: "redirect", url: expect.stringMatching(/^\/order-placed\?cart_id=\d+$/) },
    [{ totalCents: 29_610, discountCents: 3180, shippingAddress: { city: "Wien" }, lines: [{ title: "Chair" }] }],
  ]);
  expect(shop.session.getSnapshot()).toMatchObject({ status: "customer" });
  const again = open();
  expect(await buy(again.shop)).toEqual(shown);
  expect(again.calls.toSorted()).toEqual(calls.toSorted());
  for (const opened of [shop, again.shop]) opened.destroy();
});

test("a missing record is NOT_FOUND, a call that the fake does not know is an error of its own", async () => {
  const { shop } = open();
  await expect(shop.catalogue.product(9)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(shop.catalogue.category(9)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(shop.content.resolve("/missing")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(shop.catalogue.brands()).rejects.toMatchObject({
    code: "HTTP_STATUS",
    details: {
      reason: "FAKE_CALL_UNKNOWN",
      text: "fakeShop does not know GET brand_list: pass its response in options.responses",
    },
  });
  shop.destroy();
});

test("a wrong password, an unknown coupon, another total, an empty address and an empty email are rejected", async () => {
  const { shop } = open();
  await expect(shop.session.signIn({ email: "anna@example.com", password: "x" })).rejects.toMatchObject({
    code: "LOGIN_FAILED",
  });
  const [chair] = await shop.catalogue.products();
  if (chair === undefined) throw new Error("The shop is empty");
  shop.cart.add(chair);
  await shop.cart.whenSynced();
  await expect(shop.cart.applyCoupon("NONE")).rejects.toMatchObject({ code: "COUPON_REJECTED" });
  const order = {
    email: "eva@example.com",
    shippingAddress: address,
    billingAddress: undefined,
    vatNumber: "",
    pickup: undefined,
    shippingMethodId: 1,
    shipComplete: true,
    payment: { id: 1, code: "Vorkasse" },
    message: "",
  } as const;
  await expect(shop.checkout.placeOrder({ ...order, expectedTotalCents: 1 })).rejects.toMatchObject({
    code: "PRICE_CHANGED",
    details: { totalCents: 16_890 },
  });
  const empty = { ...order, shippingAddress: emptyAddress(13), expectedTotalCents: 16_890 };
  const required = { street: "required", postalCode: "required", city: "required" };
  await expect(shop.checkout.placeOrder(empty)).rejects.toMatchObject({
    code: "INVALID_INPUT",
    details: { step: "address", fields: { firstName: "required", lastName: "required", ...required } },
  });
  await expect(shop.checkout.placeOrder({ ...order, email: "", expectedTotalCents: 16_890 })).rejects.toMatchObject({
    code: "HTTP_STATUS",
    details: { step: "customer", status: 400, reason: "BAD_INPUT" },
  });
  await shop.checkout.placeOrder({ ...order, expectedTotalCents: 16_890 });
  const { cartId } = shop.cart.getSnapshot();
  expect(await shop.checkout.result(cartId)).toMatchObject({ order: { totalCents: 16_890 } });
  shop.destroy();
});

test("an order has the VAT of each rate, with its share of discount and shipping", async () => {
  const backend = fakeShop([...products, { id: 3, title: "Book", priceCents: 2_200, vatPercent: 10 }], {
    coupons: { HERBST: 10 },
  });
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  shop.start();
  for (const product of await shop.catalogue.products({ id: [1, 3] })) shop.cart.add(product);
  await shop.cart.whenSynced();
  await shop.cart.applyCoupon("HERBST");
  await shop.session.signIn({ email: "anna@example.com", password: "password" });
  await shop.cart.whenSynced();
  await shop.checkout.placeOrder({
    email: "anna@example.com",
    shippingAddress: address,
    billingAddress: undefined,
    vatNumber: "",
    pickup: undefined,
    shippingMethodId: 1,
    shipComplete: true,
    payment: { id: 1, code: "Vorkasse" },
    message: "",
    // 159.00 + 22.00 − 18.10 + 9.90
    expectedTotalCents: 17_280,
  });
  const [order] = await shop.account.orders();
  // Shipping splits as 143.10 : 19.80, into 8.70 and 1.20.
  expect(order).toMatchObject({
    totalCents: 17_280,
    vat: [
      { percent: 20, netCents: 12_650, taxCents: 2_530 },
      { percent: 10, netCents: 1_909, taxCents: 191 },
    ],
  });
  shop.destroy();
});

test("a country with a currency of its own has it in lists, carts, shipping, orders and their results", async () => {
  const currencies = { RO: { currency: "RON", symbol: "lei", rate: 5 } };
  const backend = fakeShop(products, { currencies });
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  shop.start();
  const config = await shop.content.localeConfig();
  expect([13, 146].map((id) => marketCurrency(config, id).symbol)).toEqual(["€", "lei"]);
  await shop.market.setCountry("RO");
  const chair = await shop.catalogue.product(1);
  const [card] = await shop.catalogue.products({ id: [1] });
  const [variant] = await shop.catalogue.variants(1);
  const { products: found } = await shop.search.products({ text: "chair", from: 0, size: 1 });
  expect([chair, card, variant, found[0]].map((priced) => priced?.priceCents)).toEqual(Array(4).fill(79_500));

  shop.cart.add(chair);
  await shop.cart.whenSynced();
  expect(shop.cart.getSnapshot().confirmed).toMatchObject({ currency: "RON", lines: [{ unitCents: 79_500 }] });
  const shipping = shop.shipping.getSnapshot();
  expect(shipping.shippingCents).toBe(4950);
  const order = {
    ...shop.checkout.getSnapshot(),
    email: "anna@example.com",
    shippingMethodId: shipping.methodId,
    payment: { id: 1, code: "Vorkasse" as const },
    expectedTotalCents: 84_450,
  };
  const { cartId } = await shop.checkout.placeOrder({ ...order, shippingAddress: { ...address, countryId: 146 } });
  const outcome = await shop.checkout.result(cartId);
  const priced = { currency: "RON", currencySymbol: "lei", totalCents: 84_450 };
  expect(outcome).toMatchObject({ result: priced, order: priced });
});

test("a customer reviews an ordered product once, with photos, and the review is pending", async () => {
  const pictures = ["https://media.test/chair.webp"];
  const backend = fakeShop(products, {
    reviews: [
      { productId: 1, author: "Ion P.", rating: 4, language: "ro" },
      { productId: 1, author: "Eva B.", rating: 5, title: "Sehr gut", pictures },
    ],
  });
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  shop.start();
  const { id } = await shop.session.signIn({ email: "anna@example.com", password: "password" });
  expect(await shop.reviews.rights(1, id)).toEqual({ allowed: false, reason: "not_bought" });
  await expect(shop.reviews.rights(9, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  shop.cart.add(await shop.catalogue.product(1));
  await shop.cart.whenSynced();
  await shop.checkout.placeOrder({
    ...shop.checkout.getSnapshot(),
    email: "anna@example.com",
    shippingAddress: address,
    shippingMethodId: 1,
    payment: { id: 1, code: "Vorkasse" },
    expectedTotalCents: 16_890,
  });
  expect(await shop.reviews.rights(1, id)).toEqual({ allowed: true, reason: "ok" });
  const invalid = { code: "INVALID_INPUT", details: { fields: { picture: "invalid" } } };
  await expect(shop.reviews.addPicture(1, new Blob(["a"], { type: "text/plain" }))).rejects.toMatchObject(invalid);
  const key = await shop.reviews.addPicture(1, new Blob(["a"], { type: "image/png" }));
  const review = { variantId: 1, title: "Gut", content: "Bequem", rating: 5, language: "de" };
  await expect(shop.reviews.write({ ...review, pictures: ["other"] }, "1")).rejects.toMatchObject(invalid);
  expect(await shop.reviews.write({ ...review, pictures: [key] }, "2")).toBe("pending");
  // As after a lost response.
  expect(await shop.reviews.write({ ...review, pictures: [key] }, "2")).toBe("pending");
  await expect(shop.reviews.write(review, "2")).rejects.toMatchObject({ code: "IDEMPOTENCY_REUSED" });
  expect(await shop.reviews.rights(1, id)).toEqual({ allowed: false, reason: "already_posted" });
  await expect(shop.reviews.write(review, "3")).rejects.toMatchObject({ code: "FORBIDDEN" });
  const listed = await shop.reviews.list(1);
  expect(listed.map(({ author }) => author)).toEqual(["Eva B.", "Ion P."]);
  expect(listed[0]?.pictures).toEqual([{ url: pictures[0], thumbnailUrl: pictures[0], width: 1200, height: 900 }]);
  expect(await shop.reviews.summary(1)).toMatchObject({ count: 2, average: 4.5 });
  shop.destroy();
});

test("the same number in the currency of another country is another total", async () => {
  const backend = fakeShop(products, { currencies: { RO: { currency: "RON", symbol: "lei", rate: 1 } } });
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  shop.start();
  await shop.market.setCountry("RO");
  shop.cart.add(await shop.catalogue.product(1));
  await shop.cart.whenSynced();
  const order = {
    ...shop.checkout.getSnapshot(),
    email: "anna@example.com",
    shippingMethodId: 1,
    payment: { id: 1, code: "Vorkasse" as const },
    expectedTotalCents: 16_890,
  };
  const rejection = { code: "PRICE_CHANGED", details: { totalCents: 16_890 } };
  await expect(shop.checkout.placeOrder({ ...order, shippingAddress: address })).rejects.toMatchObject(rejection);
  await shop.checkout.placeOrder({ ...order, shippingAddress: { ...address, countryId: 146 } });
});
