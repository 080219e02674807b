import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CartHandle } from "../clients/cartClient.js";
import { emptyAddress } from "../domain/order/checkoutDraft.js";
import { emptyCart } from "../domain/cart/cartState.js";
import type { OrderResult } from "../domain/order/orderResult.js";
import type { Order } from "../domain/order/order.js";
import { memoryEnvironment, memoryStorage } from "../environment/memory.js";
import { ShopError } from "../shared/shopError.js";
import { createCheckoutStore } from "./checkoutStore.js";
import type { OrderRequest } from "./orderRequest.js";

await Promise.all([import("./placeOrder.js"), import("./readResult.js"), import("./amazonPage.js")]);

const address = {
  ...emptyAddress(13),
  firstname: "Eva",
  lastname: "Huber",
  street: "Gasse 1",
  zipcode: "1060",
  city: "Wien",
};
const request: OrderRequest = {
  email: "eva@example.com",
  delivery: address,
  invoice: undefined,
  vatNumber: "",
  pickup: undefined,
  deliveryMethodId: 77,
  completeDelivery: true,
  payment: { id: 5, code: "PayPal" },
  message: "",
  expectedTotalCents: 10_000,
};
const PROVIDER = "https://www.paypal.com/checkoutnow?token=1";
const order: Order = {
  id: 3,
  ref: "ORD3",
  status: "paid",
  placedAt: "2026-11-22T10:00:00Z",
  email: "eva@example.com",
  goodsCents: 9000,
  discountCents: 0,
  postageCents: 1000,
  feeCents: 0,
  totalCents: 10_000,
  vat: [],
  payment: { code: "PayPal", title: "PayPal" },
  delivery: { code: "Parcel", title: "Paket" },
  deliveryAddress: address,
  invoiceAddress: address,
  lines: [],
  coupons: [],
};
const result: OrderResult = {
  cartId: 7,
  orderId: 3,
  ref: "ORD3",
  payment: "paid",
  reason: "",
  paymentCode: "PayPal",
  totalCents: 10_000,
  email: "eva@example.com",
  guestHash: "hash",
  bank: undefined,
};

const session = memoryStorage();
beforeEach(() => {
  for (const key of session.keys("")) session.remove(key);
});

/** A page of the shop; another one with the same storage is that page after a reload. */
function openPage({ isSignedIn = false, lines = [[21, 1]] as Array<[number, number]> } = {}) {
  let keys = 0;
  const client = {
    deliveryMethods: vi.fn(),
    postage: vi.fn(),
    paymentMethods: vi.fn(),
    assignCustomer: vi.fn().mockResolvedValue(9),
    addAddress: vi.fn().mockResolvedValue(31),
    choosePickup: vi.fn().mockResolvedValue(undefined),
    amazonPage: vi.fn().mockResolvedValue("/api/testbank/wallet"),
    pay: vi.fn().mockResolvedValue(PROVIDER),
    orderOfCart: vi.fn().mockResolvedValue(order),
    result: vi.fn().mockResolvedValue(result),
    qrCode: vi.fn().mockResolvedValue("<svg/>"),
  };
  const cart = {
    handle: vi.fn<() => CartHandle | undefined>(() => ({ cartId: 7, token: "secret" })),
    getSnapshot: () => ({ ...emptyCart, confirmed: cartOf(lines) }),
    forget: vi.fn(),
  };
  const onPlaced = vi.fn();
  const store = createCheckoutStore({
    client,
    cart,
    environment: memoryEnvironment({
      fetch: () => Promise.reject(new Error("no network here")),
      clock: { now: () => 0 },
      timers: { after: () => () => undefined },
      storage: { local: memoryStorage(), session },
      random: { key: () => `key${(keys += 1)}-${lines.length}` },
    }),
    countryId: () => 13,
    isSignedIn: () => isSignedIn,
    redirects: { origin: "https://shop.example" },
    onPlaced,
  });
  return { store, client, cart, onPlaced };
}

const cartOf = (lines: Array<[number, number]>) => ({
  id: 7,
  currency: "EUR",
  discountCents: 0,
  token: undefined,
  coupons: [
    {
      code: "HERBST",
      title: "",
      discountCents: 0,
      freePostage: false,
      reason: "",
      amountCents: 500,
      percent: undefined,
      minGoodsCents: 0,
      onPromotions: true,
      saleElementIds: undefined,
    },
  ],
  lines: lines.map(([productSaleElementId, quantity]) => ({
    cartItemId: 1,
    productId: 1,
    productSaleElementId,
    quantity,
    unitCents: 9000,
    regularCents: undefined,
    vatPercent: 20,
    step: 1,
    stock: 5,
    undeliverable: false,
    freight: false,
    ref: "",
    title: "",
    url: "",
    brand: "",
    picture: undefined,
    color: "",
    size: "",
    categoryIds: [],
  })),
});

const keysOf = (pay: { mock: { calls: unknown[][] } }): unknown[] =>
  pay.mock.calls.map(([call]) => (call as { idempotencyKey: string }).idempotencyKey);

describe("placing an order", () => {
  test("the provider's own page may be gone to", async () => {
    expect(await openPage().store.placeOrder(request)).toEqual({ kind: "redirect", url: PROVIDER });
  });

  test("D7: a card payment goes to the hosted page's address in its answer", async () => {
    const { store, client } = openPage();
    client.pay.mockResolvedValue("sessionId___cs_1___https://checkout.stripe.com/c/pay/cs_1");
    const start = await store.placeOrder({ ...request, payment: { id: 6, code: "StripePayment" } });
    expect(start).toEqual({ kind: "cardSession", sessionId: "cs_1", url: "https://checkout.stripe.com/c/pay/cs_1" });
  });

  test.each([
    ["PayPal", "https://evil.example/pay"],
    ["PayPal", { error: "nonsense" }],
    ["StripePayment", "sessionId___cs_1___https://evil.example/"],
  ] as const)("%s leading to %j is a failed payment", async (code, answer) => {
    const { store, client } = openPage();
    client.pay.mockResolvedValue(answer);
    await expect(store.placeOrder({ ...request, payment: { id: 5, code } })).rejects.toMatchObject({
      code: "PAYMENT_FAILED",
    });
  });

  test("the whole choice is sent: coupon, company, VAT number, message, complete delivery, guest", async () => {
    const { store, client } = openPage();
    const invoice = { ...address, company: "Huber GmbH" };
    await store.placeOrder({
      ...request,
      invoice,
      vatNumber: "ATU12345675",
      completeDelivery: false,
      message: "Huber",
    });
    expect(client.pay).toHaveBeenCalledWith(
      expect.objectContaining({
        coupons: ["HERBST"],
        company: true,
        vatNumber: "ATU12345675",
        completeDelivery: false,
        guest: true,
        message: "Huber",
        customerId: 9,
        deliveryAddressId: 31,
      }),
    );
  });

  test("an address of the customer's book is used as it is, not written again", async () => {
    const { store, client } = openPage({ isSignedIn: true });
    await store.placeOrder({ ...request, delivery: { ...address, bookId: 55 } });
    expect(client.addAddress).not.toHaveBeenCalled();
    expect(client.pay).toHaveBeenCalledWith(
      expect.objectContaining({ deliveryAddressId: 55, invoiceAddressId: 55, guest: false }),
    );
  });

  test("where the goods are fetched is said before the order is sent", async () => {
    const { store, client } = openPage();
    const pickup = { centerId: 4, firstname: "Eva", lastname: "Huber", phone: "0721" };
    await store.placeOrder({ ...request, pickup });
    expect(client.choosePickup).toHaveBeenCalledWith({ cartId: 7, token: "secret" }, pickup);
    expect(client.choosePickup).toHaveBeenCalledBefore(client.pay);
  });
});

test.each([
  ["customer", "assignCustomer"],
  ["address", "addAddress"],
  ["pickup", "choosePickup"],
] as const)("which part of an order failed is told: %s", async (during, call) => {
  const { store, client } = openPage();
  client[call].mockRejectedValue(new ShopError("HTTP_STATUS", { details: { status: 500 } }));
  const pickup = { centerId: 4, firstname: "Eva", lastname: "Huber", phone: "0721" };
  await expect(store.placeOrder({ ...request, pickup })).rejects.toMatchObject({
    code: "HTTP_STATUS",
    details: { status: 500, during },
  });
  expect(client.pay).not.toHaveBeenCalled();
});

describe("Amazon Pay", () => {
  const amazon: OrderRequest = { ...request, payment: { id: 8, code: "AmazonPay" } };

  test("what was chosen at Amazon goes with the order, and is spent with a payment that failed", async () => {
    const { store, client } = openPage();
    expect(await store.amazonPage()).toBe("/api/testbank/wallet");
    store.edit({ amazonSessionId: "s-1" });
    client.pay.mockResolvedValue("/api/testbank/s-1");
    await store.placeOrder({ ...amazon, amazonSessionId: "s-1" });
    expect(client.pay).toHaveBeenCalledWith(expect.objectContaining({ amazonSessionId: "s-1" }));
    client.result.mockResolvedValue({ ...result, payment: "pending" });
    await store.result(7);
    expect(store.getSnapshot().amazonSessionId).toBe("s-1");
    client.result.mockResolvedValue({ ...result, payment: "failed" });
    await store.result(7);
    expect(store.getSnapshot().amazonSessionId).toBeUndefined();
  });

  test("a shop without Amazon's page is asked for nothing more; a page elsewhere is not gone to", async () => {
    const { store, client } = openPage();
    client.amazonPage.mockRejectedValueOnce(new ShopError("NOT_FOUND"));
    expect(await store.amazonPage()).toBeUndefined();
    client.amazonPage.mockResolvedValueOnce("https://evil.example/");
    await expect(store.amazonPage()).rejects.toMatchObject({ code: "PAYMENT_FAILED" });
  });
});

describe("one order", () => {
  test("a double click sends one", async () => {
    const { store, client } = openPage();
    await Promise.all([store.placeOrder(request), store.placeOrder(request)]);
    expect(client.pay).toHaveBeenCalledOnce();
  });

  test("after a lost answer and a reload the same goes under the same key", async () => {
    const first = openPage();
    first.client.pay.mockRejectedValue(new ShopError("NETWORK"));
    await expect(first.store.placeOrder(request)).rejects.toMatchObject({ code: "NETWORK" });
    const second = openPage();
    await second.store.placeOrder(request);
    expect(keysOf(second.client.pay)).toEqual(keysOf(first.client.pay));
  });

  test("who comes back from the provider and sends the same again is led to the same payment", async () => {
    const first = openPage();
    await first.store.placeOrder(request);
    const second = openPage();
    await second.store.placeOrder(request);
    expect(keysOf(second.client.pay)).toEqual(keysOf(first.client.pay));
  });

  test("another cart or another choice is another intention", async () => {
    const { store, client } = openPage();
    await store.placeOrder(request);
    await store.placeOrder({ ...request, payment: { id: 6, code: "Klarna" } }).catch(() => undefined);
    const other = openPage({
      lines: [
        [21, 2],
        [22, 1],
      ],
    });
    await other.store.placeOrder(request);
    expect(new Set([...keysOf(client.pay), ...keysOf(other.client.pay)]).size).toBe(3);
  });

  test.each(["PRICE_CHANGED", "PAYMENT_PENDING", "OUT_OF_STOCK"] as const)(
    "%s is an answer: asking again is a new intention",
    async (code) => {
      const { store, client } = openPage();
      client.pay.mockRejectedValueOnce(new ShopError(code));
      await expect(store.placeOrder(request)).rejects.toMatchObject({ code });
      await store.placeOrder(request);
      expect(new Set(keysOf(client.pay)).size).toBe(2);
    },
  );
});

describe("the result", () => {
  test.each(["paid", "not_needed"] as const)("%s: the order stands, cart and draft are over", async (payment) => {
    const { store, client, cart } = openPage();
    store.edit({ email: "eva@example.com" });
    await store.placeOrder(request);
    client.result.mockResolvedValue({ ...result, payment });
    expect(await store.result(7)).toMatchObject({ order, result: { payment } });
    expect(cart.forget).toHaveBeenCalledWith({ onResultPage: true });
    expect(store.getSnapshot().email).toBe("");
  });

  test.each(["failed", "pending"] as const)("%s: cart and draft are kept", async (payment) => {
    const { store, client, cart, onPlaced } = openPage();
    store.edit({ email: "eva@example.com" });
    await store.placeOrder(request);
    client.result.mockResolvedValue({ ...result, payment });
    expect(await store.result(7)).toMatchObject({ order: undefined, result: { payment } });
    expect(cart.forget).not.toHaveBeenCalled();
    expect(onPlaced).not.toHaveBeenCalled();
    expect(store.getSnapshot().email).toBe("eva@example.com");
  });

  test("after a failed payment the same may be tried anew", async () => {
    const { store, client } = openPage();
    await store.placeOrder(request);
    client.result.mockResolvedValue({ ...result, payment: "failed" });
    await store.result(7);
    await store.placeOrder(request);
    expect(new Set(keysOf(client.pay)).size).toBe(2);
  });

  test("that an order stands is said once, however often it is looked at", async () => {
    const first = openPage();
    await first.store.placeOrder(request);
    await first.store.result(7);
    await first.store.result(7);
    const second = openPage();
    second.cart.handle.mockReturnValue(undefined);
    expect(await second.store.result(7)).toMatchObject({ order });
    expect(first.onPlaced).toHaveBeenCalledOnce();
    expect(second.onPlaced).not.toHaveBeenCalled();
  });

  test("a new draft is not lost to a look at the last order", async () => {
    const first = openPage();
    await first.store.placeOrder(request);
    await first.store.result(7);
    const second = openPage();
    second.cart.handle.mockReturnValue({ cartId: 8, token: "other" });
    second.store.edit({ email: "neu@example.com" });
    await second.store.result(7);
    expect(second.store.getSnapshot().email).toBe("neu@example.com");
    expect(second.cart.forget).not.toHaveBeenCalled();
  });

  test("the cart of somebody else is not even asked for", async () => {
    const { store, client } = openPage();
    expect(await store.result(8)).toBeUndefined();
    expect(client.result).not.toHaveBeenCalled();
  });

  test("who is signed in sees an order in another browser, by the token", async () => {
    const { store, client } = openPage({ isSignedIn: true });
    client.result.mockResolvedValue({ ...result, cartId: 8 });
    expect(await store.result(8)).toMatchObject({ order });
    expect(client.result).toHaveBeenCalledWith({ cartId: 8, token: undefined });
  });

  test("an order that is not to be seen is no failure", async () => {
    const { store, client } = openPage({ isSignedIn: true });
    client.result.mockRejectedValue(new ShopError("NOT_FOUND"));
    client.orderOfCart.mockResolvedValue(undefined);
    expect(await store.result(8)).toBeUndefined();
  });

  test("an older shop without results: the order itself tells", async () => {
    const { store, client, cart } = openPage();
    client.result.mockRejectedValue(new ShopError("NOT_FOUND"));
    client.orderOfCart.mockResolvedValue({ ...order, status: "not_paid", payment: { code: "Vorkasse", title: "" } });
    expect(await store.result(7)).toMatchObject({ result: { payment: "not_needed", ref: "ORD3" } });
    expect(cart.forget).toHaveBeenCalled();
  });

  test("a failing call is an error, not an empty page", async () => {
    const { store, client } = openPage();
    client.result.mockRejectedValue(new ShopError("NETWORK"));
    await expect(store.result(7)).rejects.toMatchObject({ code: "NETWORK" });
  });
});

test("a cart counts as sent until it is known what became of it", async () => {
  const { store, client } = openPage();
  expect(store.sentCart()).toBeUndefined();
  client.result.mockResolvedValue({ ...result, payment: "pending" });
  await store.placeOrder(request);
  await store.result(7);
  expect(store.sentCart()).toBe(7);
  client.result.mockResolvedValue({ ...result, payment: "failed" });
  await store.result(7);
  expect(store.sentCart()).toBeUndefined();
  await store.placeOrder(request);
  client.result.mockResolvedValue(result);
  await store.result(7);
  expect(store.sentCart()).toBeUndefined();
});

describe("what was typed", () => {
  test("is there after a reload", () => {
    const first = openPage();
    first.store.edit({
      email: "eva@example.com",
      delivery: { ...address, bookId: 5 },
      vatNumber: "ATU12345675",
      completeDelivery: false,
      pickup: { centerId: 4, firstname: "Eva", lastname: "Huber", phone: "" },
    });
    const second = openPage();
    second.store.start();
    expect(second.store.getSnapshot()).toEqual(first.store.getSnapshot());
  });

  test("by an earlier version of the shop is read too", () => {
    session.set("checkout_draft", JSON.stringify({ email: "eva@example.com", delivery: address, message: "" }));
    const { store } = openPage();
    store.start();
    expect(store.getSnapshot()).toMatchObject({ email: "eva@example.com", vatNumber: "", completeDelivery: true });
  });

  test("goes when the customer leaves, with everything about orders", async () => {
    const { store } = openPage();
    store.edit({ email: "eva@example.com" });
    await store.placeOrder(request);
    store.forget();
    expect(session.keys("")).toEqual([]);
    expect(store.getSnapshot().email).toBe("");
  });
});
