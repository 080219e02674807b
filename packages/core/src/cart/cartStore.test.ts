import { expect, test } from "vitest";
import { createShop } from "../createShop.js";
import { fakeShop } from "../testing/fakeShop.js";
import { memoryEnvironment, memoryStorage } from "../environment/runtime.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import { toCartItem } from "./cartStore.js";

await Promise.all([import("../calls/clients.js"), import("ky")]);

const GROSS: Readonly<Record<number, number>> = { 13: 120, 5: 119 };

const cartIn = (country: number | undefined, coupons: unknown[] = []) => ({
  cartId: 7,
  currency: "EUR",
  discount: coupons.length * 12,
  coupons,
  items: [
    {
      id: 1,
      cartItemId: 11,
      REF: "LH-1",
      TITLE: "Hallein",
      URL: "/hallein.html",
      PRODUCT_SALE_ELEMENT: 21,
      quantity: 1,
      stock: 9,
      price: GROSS[country ?? 13],
      TAXED_PRICE: 120,
      IS_PROMO: 0,
      vat_percent: country === 5 ? 19 : 20,
    },
  ],
});
const coupon = { coupon_code: "WILLKOMMEN10", title: "10 %", discount: 12, kind: "percent", value: 10 };
const noChanges = {
  valid: true,
  removed: [],
  price_changed: [],
  quantity_changed: [],
  undeliverable: [],
  coupons_removed: [],
};

interface Body {
  country_id?: number;
  coupon_code?: string;
  keep_better?: boolean;
}

function shopWith(respond: (path: string, body: Body) => unknown) {
  const local = memoryStorage({ cart_id: "7", cart_token: "secret" });
  const paths: string[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace("/api/", "");
      const text = await request.text();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by the shop of this test
      const body = text === "" ? {} : (JSON.parse(text) as Body);
      paths.push(path);
      return Response.json((await respond(path, body)) ?? { data: [] });
    },
    storage: { local, session: memoryStorage() },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => `key-${paths.length}-abcdefghijklmnop` },
  });
  return { shop: createShop(fakeShop([]).config, environment), local, paths };
}

const ok = (data: unknown) => ({ status_code: 200, status: "ok", data });

test("without a cart validate() sends no request", async () => {
  const { shop, local, paths } = shopWith(() => undefined);
  local.remove("cart_id");
  shop.start();
  expect(await shop.cart.validate()).toBeUndefined();
  expect(paths).toEqual([]);
});

test("validate() waits for the first addition, which creates the cart", async () => {
  const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900 }]);
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  shop.start();
  shop.cart.add(await shop.catalogue.product(1));
  expect(await shop.cart.validate()).toMatchObject({ priceChanged: [], removed: [] });
  shop.destroy();
});

test("the response of validate replaces the cart", async () => {
  const { shop } = shopWith((path) => {
    if (path === "cart/get") return ok(cartIn(13));
    if (path !== "cart/validate") return undefined;
    return ok({ ...noChanges, removed: [{ cartItemId: 12, title: "Wiege" }], cart: { ...cartIn(13), items: [] } });
  });
  shop.start();
  expect(await shop.cart.validate()).toMatchObject({ removed: [{ title: "Wiege" }] });
  expect(shop.cart.getSnapshot().confirmed?.lines).toEqual([]);
});

test("a coupon is stored as long as the cart has it", async () => {
  const { shop, local } = shopWith((path, body) => {
    if (path === "cart/get") return ok(cartIn(13));
    if (!path.startsWith("ExternalOrderApi/insertCoupon")) return undefined;
    return ok({ ...coupon, cart: cartIn(13, body.coupon_code === "" ? [] : [coupon]) });
  });
  shop.start();
  await shop.cart.applyCoupon("willkommen10");
  expect(shop.cart.getSnapshot().confirmed?.coupons).toMatchObject([{ code: "WILLKOMMEN10", percent: 10 }]);
  expect([local.get("appliedCoupon"), local.get("appliedCouponDiscount")]).toEqual(["WILLKOMMEN10", "12.00"]);
  await shop.cart.removeCoupon("WILLKOMMEN10");
  expect([local.get("appliedCoupon"), local.get("appliedCouponDiscount")]).toEqual([undefined, undefined]);
});

test("a rejected coupon leaves the cart unchanged and has a reason", async () => {
  const { shop } = shopWith((path) =>
    path === "cart/get"
      ? ok(cartIn(13))
      : { status_code: 409, status: "Coupon not accepted", data: null, reason: "expired" },
  );
  shop.start();
  await expect(shop.cart.applyCoupon("SOMMER25")).rejects.toMatchObject({
    code: "COUPON_REJECTED",
    details: { reason: "expired" },
  });
});

test("a coupon worse than the current one is rejected with both totals, and applied when the caller confirms", async () => {
  const { shop } = shopWith((path, body) => {
    if (path === "cart/get") return ok(cartIn(13));
    if (body.keep_better !== true) return ok({ ...coupon, cart: cartIn(13, [coupon]) });
    const totals = { total: 7.31, current_total: 0.2 };
    return { status_code: 409, status: "Coupon not accepted", data: null, reason: "worse_than_current", ...totals };
  });
  shop.start();
  await expect(shop.cart.applyCoupon("MINUS20", { keepBetter: true })).rejects.toMatchObject({
    code: "COUPON_REJECTED",
    details: { reason: "worse_than_current", totalCents: 731, currentTotalCents: 20 },
  });
  expect(await shop.cart.applyCoupon("MINUS20")).toMatchObject({ coupons: [{ code: "WILLKOMMEN10" }] });
});

test("a coupon for a deleted cart drops the cart; without a cart no request is sent", async () => {
  const { shop, local, paths } = shopWith((path) =>
    path === "cart/get" ? ok(cartIn(13)) : { status_code: 404, status: "Cart not found", data: null },
  );
  shop.start();
  await expect(shop.cart.applyCoupon("TEN")).rejects.toMatchObject({ code: "CART_NOT_FOUND" });
  expect(shop.cart.getSnapshot()).toMatchObject({ cartId: 0, confirmed: undefined });
  expect(local.get("cart_id")).toBeUndefined();
  const callCount = paths.length;
  await expect(shop.cart.applyCoupon("TEN")).rejects.toMatchObject({
    code: "CART_NOT_FOUND",
    details: { at: "cart" },
  });
  expect(paths).toHaveLength(callCount);
});

test("a response for the previous country is dropped and the cart requested again", async () => {
  let chosen = false;
  const { shop } = shopWith(async (path, body) => {
    if (path === "cart/get") return ok(cartIn(body.country_id));
    if (path !== "cart/validate") return undefined;
    // The country changes while the call is in flight; the reload for it is answered before the call.
    void shop.market.setCountry("DE", "19% Ust.");
    chosen = true;
    await new Promise((later) => setTimeout(later, 30));
    return ok({ ...noChanges, cart: cartIn(body.country_id) });
  });
  shop.start();
  await shop.cart.validate();
  expect(chosen).toBe(true);
  await expect.poll(() => shop.cart.getSnapshot().confirmed?.lines[0]?.unitCents).toBe(11_900);
});

test("an added line with the price of another country waits for the backend, which knows the price of this one", async () => {
  const products = [
    { id: 1, title: "Chair", priceCents: 10_000 },
    { id: 2, title: "Table", priceCents: 50_000 },
  ];
  const backend = fakeShop(products, { currencies: { RO: { currency: "RON", symbol: "lei", rate: 5 } } });
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  shop.start();
  const [chair, table] = await Promise.all([shop.catalogue.product(1), shop.catalogue.product(2)]);
  const shown = () => {
    const { countryId, lines } = shop.cart.getSnapshot();
    return { countryId, lines: lines.map(({ quantity, unitCents }) => [quantity, unitCents]) };
  };
  shop.cart.add(chair);
  expect(shown()).toEqual({ countryId: 13, lines: [[1, 10_000]] });
  await shop.cart.whenSynced();
  await shop.market.setCountry("RO");
  await shop.cart.whenSynced();

  // Both prices are from before the change of country.
  shop.cart.add({ ...toCartItem(chair), countryId: 13 });
  shop.cart.add({ ...toCartItem(table), countryId: 13 });
  expect(shown()).toEqual({ countryId: 146, lines: [[2, 50_000]] });
  await shop.cart.whenSynced();
  expect(shown()).toEqual({
    countryId: 146,
    lines: [
      [2, 50_000],
      [1, 250_000],
    ],
  });
});

test("an emptied cart of another country shows what is added next", async () => {
  const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 10_000 }]);
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  shop.start();
  const chair = toCartItem(await shop.catalogue.product(1));
  shop.cart.add(chair);
  await shop.cart.whenSynced();
  shop.cart.setQuantity(chair.variantId, 0);
  await shop.cart.whenSynced();
  expect(shop.cart.getSnapshot().confirmed?.lines).toEqual([]);
  shop.cart.add({ ...chair, countryId: 146 });
  expect(shop.cart.getSnapshot()).toMatchObject({ countryId: 146, lines: [{ quantity: 1 }] });
});

test("a line that was added before the country changed keeps the country of its price until the backend responds", async () => {
  const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 10_000 }]);
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  shop.start();
  shop.cart.add(await shop.catalogue.product(1));
  void shop.market.setCountry("RO");
  expect(shop.cart.getSnapshot()).toMatchObject({ countryId: 13, lines: [{ unitCents: 10_000 }] });
  await shop.cart.whenSynced();
  expect(shop.cart.getSnapshot()).toMatchObject({ countryId: 146 });
});
