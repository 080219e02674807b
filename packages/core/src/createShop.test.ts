import { expect, test, vi } from "vitest";
import { createShop } from "./createShop.js";
import { createCartPreview } from "../../testkit/src/createCartPreview.js";
import { fakeShop } from "./testing/fakeShop.js";
import type { Shop } from "./shop.js";
import { memoryEnvironment, memoryStorage } from "./environment/runtime.js";
import { testEnvironment } from "./testing/testEnvironment.js";

// Loaded up front: waiting for responses must not include downloads.
await Promise.all([import("./calls/clients.js"), import("ky")]);

const { config } = fakeShop([]);

const item = (quantity: number) => ({
  id: 1,
  cartItemId: 11,
  REF: "LH-1",
  TITLE: "Hallein",
  URL: "/hallein.html",
  PRODUCT_SALE_ELEMENT: "21",
  quantity,
  stock: "9",
  price: "899.00",
  TAXED_PRICE: 899,
  IS_PROMO: "0",
  vat_percent: "20.0000",
});

interface Call {
  path: string;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A shop with a function as backend; `settle` waits until no call is in flight. */
function shopWith(
  respond: (call: Call) => unknown,
  stored: Record<string, string> = {},
  visit: Record<string, string> = {},
) {
  const calls: Call[] = [];
  let open = 0;
  const local = memoryStorage(stored);
  const environment = memoryEnvironment({
    fetch: async (request) => {
      open += 1;
      const text = await request.text();
      const call = {
        path: new URL(request.url).pathname.replace("/api/", ""),
        body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>),
        headers: request.headers,
      };
      calls.push(call);
      open -= 1;
      return Response.json(respond(call) ?? {});
    },
    storage: { local, session: memoryStorage(visit) },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => `key-${calls.length}-abcdefghijkl` },
  });
  const shop = createShop(config, environment);
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 5; quiet = open === 0 ? quiet + 1 : 0) await new Promise((next) => setTimeout(next, 5));
  };
  return { shop, calls, local, settle };
}

const cartResponse = (quantity: number, token?: string) => ({
  status_code: 200,
  data: { quantity, cart: { cartId: 7, currency: "EUR", items: quantity > 0 ? [item(quantity)] : [], token } },
});

const preview = createCartPreview({ title: "Hallein", ref: "LH-1", url: "/hallein.html", unitCents: 89_900, stock: 9 });

const addOne = (shop: Shop): void => shop.cart.add({ ...preview, productId: 1, variantId: 21 }, { quantity: 1 });

test("missing configuration throws before any effect and names the properties", () => {
  expect(() => createShop({ ...config, apiUrl: " ", token: "" }, memoryEnvironment({} as never))).toThrow(
    expect.objectContaining({
      code: "CONFIG_MISSING",
      details: { missing: ["apiUrl", "token"] },
      message: "CONFIG_MISSING apiUrl, token, see docs/errors/SHOP-CONFIG_MISSING.md",
    }),
  );
});

test("a market is required, or its country id", () => {
  const { market: _market, ...rest } = config;
  // @ts-expect-error -- JavaScript has no required property
  expect(() => createShop(rest, testEnvironment())).toThrow("CONFIG_MISSING market,");
  expect(() => createShop({ ...config, market: "CH" }, testEnvironment())).toThrow("CONFIG_MISSING countryIds.CH,");
});

test("without a storefront token a guest's call is CONFIG_MISSING, and the Fast API is at apiUrl", async () => {
  const { fastApi: _fast, token: _token, ...required } = config;
  const fetch = vi.fn(async (_request: Request) => Response.json([]));
  const guest = createShop(required, testEnvironment({ fetch }));
  await expect(guest.catalogue.menu()).rejects.toMatchObject({
    code: "CONFIG_MISSING",
    details: { missing: ["token"] },
  });
  expect(fetch).not.toHaveBeenCalled();
  const shop = createShop({ ...required, token: "storefront" }, testEnvironment({ fetch }));
  await shop.catalogue.menu();
  expect(fetch.mock.calls[0]?.[0].url).toContain(required.apiUrl);
});

test.each(["apiUrl", "fastApi"] as const)("a relative %s throws before any effect", (name) => {
  expect(() => createShop({ ...config, [name]: "/api/" }, testEnvironment())).toThrow(
    "CONFIG_MISSING absolute URL, not /api/, see docs/errors/SHOP-CONFIG_MISSING.md",
  );
});

test("an add is displayed at once, confirmed, and the cart's id and secret are kept", async () => {
  const { shop, local, settle } = shopWith(({ path }) =>
    path === "cart/add" ? cartResponse(1, "secret") : { data: [] },
  );
  shop.start();
  addOne(shop);
  expect(shop.cart.getSnapshot().lines).toMatchObject([{ quantity: 1, isEstimated: true, unitCents: 89_900 }]);
  await settle();
  expect(shop.cart.getSnapshot().lines).toMatchObject([{ quantity: 1, isEstimated: false, cartItemId: 11 }]);
  expect([local.get("cart_id"), local.get("cart_token")]).toEqual(["7", "secret"]);
});

test("a stored cart is restored with its secret; a hostile stored id is not", async () => {
  const restored = shopWith(() => ({ status_code: 200, data: cartResponse(2).data.cart }), {
    cart_id: "7",
    cart_token: "secret",
  });
  restored.shop.start();
  await restored.settle();
  expect(restored.calls[0]).toMatchObject({ path: "cart/get", body: { "thelia.cart_id": 7 } });
  expect(restored.calls[0]?.headers.get("x-cart-token")).toBe("secret");

  const hostile = shopWith(() => ({}), { cart_id: "1e3" });
  hostile.shop.start();
  await hostile.settle();
  expect(hostile.calls).toEqual([]);
  expect(hostile.local.get("cart_id")).toBeUndefined();
});

test("an add to a deleted cart goes to a new one", async () => {
  const { shop, calls, local, settle } = shopWith(
    ({ path, body }) => {
      if (path === "cart/get") return { status_code: 200, data: cartResponse(1).data.cart };
      if (path !== "cart/add") return { data: [] };
      return "thelia.cart_id" in body
        ? { status_code: 404, status: "Cart not found", data: null }
        : cartResponse(1, "new");
    },
    { cart_id: "5", cart_token: "old" },
  );
  shop.start();
  await settle();
  addOne(shop);
  await settle();
  expect(calls.filter(({ path }) => path === "cart/add")).toHaveLength(2);
  expect(shop.cart.getSnapshot()).toMatchObject({ cartId: 7, status: "synced" });
  expect(local.get("cart_token")).toBe("new");
});

test("a rejected add is reverted and reported with the stock", async () => {
  const { shop, settle } = shopWith(({ path }) =>
    path === "cart/add"
      ? { status_code: 409, status: "Not enough stock", data: { stock: 3, quantity: 0 } }
      : { data: [] },
  );
  const rejections: unknown[] = [];
  shop.events.on("cart:rejected", (rejection) => rejections.push(rejection));
  shop.start();
  addOne(shop);
  await settle();
  expect(shop.cart.getSnapshot().lines).toEqual([]);
  expect(rejections).toMatchObject([{ code: "OUT_OF_STOCK", availableStock: 3 }]);
});

test("shipping costs are requested again when cart, method or country changes; the lowest position is the default", async () => {
  const { shop, calls, settle } = shopWith(({ path }) => {
    if (path === "cart/add") return cartResponse(1, "secret");
    if (path === "cart/get") return { status_code: 200, data: cartResponse(1).data.cart };
    if (path === "customdelivery/postage") return { postage_amount: 75, postage_amount_taxed: 90, error: null };
    return {
      data: [
        { id: 78, position: 2 },
        { id: 79, position: 1 },
      ],
    };
  });
  shop.start();
  expect(shop.shipping.getSnapshot().methodId).toBe(77);
  addOne(shop);
  await settle();
  expect(shop.shipping.getSnapshot()).toMatchObject({ methodId: 79, shippingCents: 9000, isLoading: false });
  const quoteCount = (): number => calls.filter(({ path }) => path === "customdelivery/postage").length;
  const before = quoteCount();
  void shop.shipping.setMethod(78);
  await settle();
  expect(quoteCount()).toBe(before + 1);
  void shop.market.setCountry("DE");
  await settle();
  expect(quoteCount()).toBeGreaterThan(before + 1);
  expect(calls.at(-1)?.body).toMatchObject({ country_id: 5, delivery_module_id: 78 });
});

test("two shops share nothing", async () => {
  const one = shopWith(({ path }) => (path === "cart/add" ? cartResponse(1, "a") : { data: [] }));
  const two = shopWith(() => ({}));
  one.shop.start();
  two.shop.start();
  addOne(one.shop);
  await one.settle();
  expect(two.shop.cart.getSnapshot().lines).toEqual([]);
});

/** State of a visit whose order was sent to a provider. */
const sentOrder = { placed_order: JSON.stringify({ cartId: 7, token: "secret" }) };
const storedCart = { cart_id: "7", cart_token: "secret" };
const orderRow = {
  ID: 3,
  REF: "ORD3",
  STATUS_CODE: "paid",
  CREATE_DATE: "2026-11-22T10:00:00Z",
  EMAIL: "eva@example.com",
  TOTAL_TAXED_ITEMS_AMOUNT: 899,
  DISCOUNT: 0,
  POSTAGE: 0,
  PAYMENT_FEE: 0,
  TOTAL_TAXED_AMOUNT: 899,
  vat: [{ percent: 20, net: 749.17, tax: 149.83 }],
  PAYMENT_MODULE_CODE: "PayPal",
  PAYMENT_MODULE_TITLE: "PayPal",
  DELIVERY_MODULE_CODE: "Parcel",
  DELIVERY_MODULE_TITLE: "Paket",
  order_product: [],
  order_coupon: [{ CODE: "HERBST", TITLE: "Herbst", DISCOUNT_AMOUNT: 5, IS_REMOVING_POSTAGE: false }],
  ...Object.fromEntries(
    ["delivery_address", "invoice_address"].map((name) => [
      name,
      { ID: 0, FIRSTNAME: "Eva", LASTNAME: "Huber", ADDRESS1: "Gasse 1", ZIPCODE: "1060", CITY: "Wien", COUNTRY: 13 },
    ]),
  ),
};
const resultResponse = (payment: string) => ({
  cart_id: 7,
  order_id: 3,
  ref: "ORD3",
  payment,
  payment_code: "PayPal",
  total: 899,
  email: "eva@example.com",
});

test("back from the provider an order is reported once; its cart is neither shown nor requested again", async () => {
  const respond = ({ path }: Call): unknown =>
    path === "order/result"
      ? resultResponse("paid")
      : path === "ExternalOrderApi/order/"
        ? { OrderItems: [orderRow] }
        : {};
  const { shop, calls, local, settle } = shopWith(respond, storedCart, sentOrder);
  const events: unknown[] = [];
  shop.events.on("analytics", (event) => events.push(event));
  shop.start();
  await settle();
  // No shipping quote: the backend no longer knows the cart.
  expect(calls.map(({ path }) => path)).toEqual(["order/result", "ExternalOrderApi/order/", "cart/get"]);
  expect(shop.cart.getSnapshot().cartId).toBe(0);
  // The order result page keeps the stored id. Source: specification 4.
  expect(local.get("cart_id")).toBe("7");
  // The event code is a lazy module.
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(events).toEqual([
    { type: "purchase", order: { ref: "ORD3", valueCents: 89_900, taxCents: 14_983, shippingCents: 0 }, items: [] },
  ]);
  expect((await shop.checkout.result(7))?.order?.coupons).toEqual([
    { code: "HERBST", title: "Herbst", discountCents: 500, freeShipping: false },
  ]);
  await settle();
  expect(events).toHaveLength(1);
  // A guest's order data stays for half an hour.
  await vi.waitFor(() =>
    expect(shop.session.getSnapshot().expressUser).toMatchObject({
      email: "eva@example.com",
      address: { city: "Wien" },
    }),
  );
});

test("after a failed payment the cart is restored", async () => {
  const respond = ({ path }: Call): unknown =>
    path === "order/result" ? resultResponse("failed") : path === "cart/get" ? loadedCart : undefined;
  const { shop, calls, settle } = shopWith(respond, storedCart, sentOrder);
  shop.start();
  await settle();
  expect(shop.cart.getSnapshot().cartId).toBe(7);
  expect(calls.map(({ path }) => path)).toContain("cart/get");
});

const loadedCart = { status_code: 200, data: { cartId: 7, currency: "EUR", items: [item(1)] } };

test("preload() fetches the code of the calls and sends no request", async () => {
  const respond = vi.fn<() => unknown>();
  const { shop } = shopWith(respond);
  await shop.preload();
  expect(respond).not.toHaveBeenCalled();
});

test("an event handler that throws is logged: the caller and the other handlers go on", () => {
  const warn = vi.fn<(message: string, detail?: unknown) => void>();
  const shop = createShop(config, testEnvironment({ log: { warn } }));
  const received: unknown[] = [];
  shop.events.on("consent:changed", () => {
    throw new RangeError("mine");
  });
  shop.events.on("consent:changed", ({ after }) => received.push(after.analytics));
  shop.consent.chooseAll(true);
  expect(received).toEqual([true]);
  expect(warn.mock.calls).toEqual([["An event handler failed", new RangeError("mine")]]);
});
