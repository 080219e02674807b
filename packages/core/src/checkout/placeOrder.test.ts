import { describe, expect, test, vi } from "vitest";
import type { Cart } from "../domain/cart/cart.js";
import { ShopError } from "../shared/shopError.js";
import type { StoredValue } from "../store/storedValue.js";
import {
  fetchAmazonPayUrl,
  type OrderAttempt,
  type PlacedCart,
  placeOrder,
  type PlaceOrderDeps,
} from "./placeOrder.js";
import { address, openPage, PROVIDER, request } from "./testing/checkoutPage.js";

describe("placing an order", () => {
  test("the provider's own page is an allowed redirect", async () => {
    expect(await openPage().store.placeOrder(request)).toEqual({ kind: "redirect", url: PROVIDER, cartId: 7 });
  });

  test("D7: a card payment goes to the hosted page's address in its answer", async () => {
    const { store, client } = openPage();
    client.pay.mockResolvedValue("sessionId___cs_1___https://checkout.stripe.com/c/pay/cs_1");
    const start = await store.placeOrder({ ...request, payment: { id: 6, code: "StripePayment" } });
    expect(start).toEqual({
      kind: "cardSession",
      sessionId: "cs_1",
      url: "https://checkout.stripe.com/c/pay/cs_1",
      cartId: 7,
    });
  });

  test.each([
    ["PayPal", "https://evil.example/pay"],
    ["PayPal", { error: "nonsense" }],
    ["StripePayment", "sessionId___cs_1___https://evil.example/"],
  ] as const)("%s leading to %j is a failed payment", async (code, response) => {
    const { store, client } = openPage();
    client.pay.mockResolvedValue(response);
    await expect(store.placeOrder({ ...request, payment: { id: 5, code } })).rejects.toMatchObject({
      code: "PAYMENT_FAILED",
    });
  });

  test("all fields are sent: coupon, company, VAT number, message, complete delivery, guest", async () => {
    const { store, client } = openPage();
    const billingAddress = { ...address, company: "Huber GmbH" };
    await store.placeOrder({
      ...request,
      billingAddress,
      vatNumber: "ATU12345675",
      shipComplete: false,
      message: "Huber",
    });
    expect(client.pay).toHaveBeenCalledWith(
      expect.objectContaining({
        coupons: ["HERBST"],
        isCompany: true,
        vatNumber: "ATU12345675",
        shipComplete: false,
        isGuest: true,
        message: "Huber",
        customerId: 9,
        shippingAddressId: 31,
        shippingTaxTitle: "20% Ust.",
      }),
    );
  });

  test("an empty cart is neither assigned to a customer nor paid", async () => {
    const { store, client } = openPage({ lines: [] });
    await expect(store.placeOrder(request)).rejects.toMatchObject({
      code: "CART_NOT_FOUND",
      details: { at: "checkout" },
    });
    expect(client.assignCustomer).not.toHaveBeenCalled();
    expect(client.pay).not.toHaveBeenCalled();
  });

  test("an address of the customer's book is used as it is, not written again", async () => {
    const { store, client } = openPage({ isSignedIn: true });
    await store.placeOrder({ ...request, shippingAddress: { ...address, savedAddressId: 55 } });
    expect(client.addAddress).not.toHaveBeenCalled();
    expect(client.pay).toHaveBeenCalledWith(
      expect.objectContaining({ shippingAddressId: 55, billingAddressId: 55, isGuest: false }),
    );
  });

  test("the pickup location is set before the order is sent", async () => {
    const { store, client } = openPage();
    const pickup = { centerId: 4, firstName: "Eva", lastName: "Huber", phone: "0721" };
    await store.placeOrder({ ...request, pickup });
    expect(client.setPickup).toHaveBeenCalledWith({ cartId: 7, token: "secret" }, pickup);
    expect(client.setPickup).toHaveBeenCalledBefore(client.pay);
  });
});

test.each([
  ["customer", "assignCustomer"],
  ["address", "addAddress"],
  ["pickup", "setPickup"],
] as const)("the error names the failed step: %s", async (step, call) => {
  const { store, client } = openPage();
  client[call].mockRejectedValue(new ShopError("HTTP_STATUS", { details: { status: 500 } }));
  const pickup = { centerId: 4, firstName: "Eva", lastName: "Huber", phone: "0721" };
  await expect(store.placeOrder({ ...request, pickup })).rejects.toMatchObject({
    code: "HTTP_STATUS",
    details: { status: 500, step },
  });
  expect(client.pay).not.toHaveBeenCalled();
});

const handle = { cartId: 7, token: "secret" };
const lost = new ShopError("TIMEOUT");
const refused = new ShopError("INVALID_INPUT");
const pickup = { centerId: 4, firstName: "Eva", lastName: "Huber", phone: "0721" };

function memory<T>(): StoredValue<T> & { value: T | undefined } {
  const memoryValue: StoredValue<T> & { value: T | undefined } = {
    value: undefined,
    read: () => memoryValue.value,
    write: (value) => void (memoryValue.value = value),
    clear: () => void (memoryValue.value = undefined),
  };
  return memoryValue;
}

const cartWith = (more: object = {}): Cart =>
  ({
    id: 7,
    currency: "EUR",
    lines: [{ variantId: 21, quantity: 1 }],
    coupons: [{ code: "HERBST" }],
    ...more,
  }) as unknown as Cart;

/** Sends orders for a cart; a second one with the same `session` is a repetition. */
function orders() {
  let keys = 0;
  const client = {
    assignCustomer: vi.fn<PlaceOrderDeps["client"]["assignCustomer"]>(async () => 9),
    addAddress: vi.fn<PlaceOrderDeps["client"]["addAddress"]>(async () => 31),
    setPickup: vi.fn<PlaceOrderDeps["client"]["setPickup"]>(async () => {}),
    cancelPayment: vi.fn<PlaceOrderDeps["client"]["cancelPayment"]>(async () => {}),
    pay: vi.fn<PlaceOrderDeps["client"]["pay"]>(async () => PROVIDER),
  };
  const [attempt, placed] = [memory<OrderAttempt>(), memory<PlacedCart>()];
  const confirmed = cartWith();
  const send = (change: Partial<typeof request> = {}, more: Partial<PlaceOrderDeps> = {}) =>
    placeOrder(
      { ...request, ...change },
      {
        client,
        handle,
        confirmed,
        isGuest: true,
        shippingTaxTitle: "20% Ust.",
        attempt,
        placed,
        random: { key: () => `key${(keys += 1)}` },
        redirects: { origin: "https://shop.example" },
        ...more,
      },
    );
  const keysOfPay = () => client.pay.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  return { client, attempt, placed, confirmed, send, keysOfPay };
}

test("an order has everything that the backend needs, each call under the key of the attempt", async () => {
  const { client, send, placed, attempt } = orders();
  const billingAddress = { ...address, company: "Huber GmbH" };
  client.addAddress.mockResolvedValueOnce(31).mockResolvedValueOnce(32);
  await send({ billingAddress, pickup });
  expect(client.assignCustomer.mock.calls).toEqual([[handle, request.email]]);
  expect(client.addAddress.mock.calls).toEqual([
    [handle, 9, address, "key1-delivery"],
    [handle, 9, billingAddress, "key1-invoice"],
  ]);
  const { email, shippingMethodId, shipComplete, vatNumber, message, expectedTotalCents } = request;
  expect(client.pay.mock.calls).toEqual([
    [
      {
        email,
        shippingMethodId,
        shipComplete,
        vatNumber,
        message,
        expectedTotalCents,
        pickup,
        customerId: 9,
        shippingAddressId: 31,
        billingAddressId: 32,
        shippingTaxTitle: "20% Ust.",
        cart: handle,
        paymentMethodId: 5,
        paymentCode: "PayPal",
        countryId: 13,
        isCompany: true,
        coupons: ["HERBST"],
        isGuest: true,
        expectedCurrency: "EUR",
        idempotencyKey: "key1-pay",
      },
    ],
  ]);
  expect(placed.value).toEqual({ ...handle, isReported: false, isPaying: true });
  expect(attempt.value).toMatchObject({ key: "key1", sent: { customerId: 9 } });
});

test("the expected total has the currency of the cart, if the backend reports one", async () => {
  const { client, send, confirmed } = orders();
  await send({}, { confirmed: { ...confirmed, currency: "RON" } });
  await send({}, { confirmed: { ...confirmed, currency: "" } });
  expect(client.pay.mock.calls.map(([{ expectedCurrency }]) => expectedCurrency)).toEqual(["RON", undefined]);
});

test("an order without its own invoice address, pickup, company or coupons", async () => {
  const { client, send, confirmed } = orders();
  await send({}, { confirmed: { ...confirmed, coupons: undefined } });
  expect(client.addAddress).toHaveBeenCalledOnce();
  expect(client.setPickup).not.toHaveBeenCalled();
  expect(client.pay).toHaveBeenCalledWith(
    expect.objectContaining({ billingAddressId: 31, isCompany: false, coupons: [] }),
  );
  await orders().send({}, { confirmed: undefined });
});

test.each<[string, Partial<typeof request>, Partial<PlaceOrderDeps>]>([
  ["message", { message: "Ring twice" }, {}],
  ["cart", {}, { handle: { ...handle, cartId: 8 } }],
  ["sign-in", {}, { isGuest: false }],
  ["coupon", {}, { confirmed: cartWith({ coupons: [{ code: "X" }] }) }],
  ["quantity", {}, { confirmed: cartWith({ lines: [{ variantId: 21, quantity: 2 }] }) }],
  ["currency", {}, { confirmed: cartWith({ currency: "RON" }) }],
  ["variant", {}, { confirmed: cartWith({ lines: [{ variantId: 22, quantity: 1 }] }) }],
])(
  "after a lost response the same order has the same key; with another %s it is another order",
  async (_what, change, more) => {
    const { client, send, keysOfPay } = orders();
    client.pay.mockRejectedValueOnce(lost);
    await expect(send()).rejects.toBe(lost);
    await send();
    await send(change, more);
    expect(keysOfPay()).toEqual(["key1-pay", "key1-pay", "key2-pay"]);
  },
);

test("an order that was lost before its payment has the same key when it is sent again", async () => {
  const { client, send, keysOfPay } = orders();
  client.assignCustomer.mockRejectedValueOnce(lost);
  await expect(send()).rejects.toMatchObject({ code: "TIMEOUT" });
  await send();
  expect(keysOfPay()).toEqual(["key1-pay"]);
});

test.each(["Klarna", "PayPal"])("a payment on the page of %s is one that this tab has left", async (code) => {
  const { client, send, placed } = orders();
  client.pay.mockResolvedValueOnce("/order-placed");
  await send({ payment: { id: 6, code } });
  expect(placed.value?.isPaying).toBe(true);
});

test("a rejected order has another key when it is sent again, and is no placed one", async () => {
  const { client, send, keysOfPay, placed } = orders();
  client.pay.mockRejectedValueOnce(refused);
  await expect(send()).rejects.toBe(refused);
  expect(placed.value).toBeUndefined();
  await send();
  expect(keysOfPay()).toEqual(["key1-pay", "key2-pay"]);
});

test("an order whose response was lost may be placed", async () => {
  const { client, send, placed } = orders();
  client.pay.mockRejectedValueOnce(lost);
  await expect(send()).rejects.toBe(lost);
  expect(placed.value).toEqual({ ...handle, isReported: false, isPaying: true });
});

test("a placed order that was reported stays so when it is sent again with the same kind of payment", async () => {
  const { send, placed } = orders();
  placed.value = { ...handle, isReported: true, isPaying: true };
  await send();
  expect(placed.value.isReported).toBe(true);
  await send(
    { payment: { id: 8, code: "Vorkasse" } },
    { client: { ...orders().client, pay: async () => "/order-placed" } },
  );
  expect(placed.value).toEqual({ ...handle, isReported: false, isPaying: false });
});

test("another order cancels the payment that this cart has started; a repetition and another cart's do not", async () => {
  const { client, send, placed } = orders();
  await send();
  await send();
  expect(client.cancelPayment).not.toHaveBeenCalled();
  client.cancelPayment.mockRejectedValueOnce(new ShopError("PAYMENT_PENDING"));
  await send({ message: "other" });
  expect(client.cancelPayment.mock.calls).toEqual([[handle]]);
  for (const before of [
    { ...handle, isReported: false, isPaying: false },
    { ...handle, cartId: 8, isReported: false, isPaying: true },
  ]) {
    placed.value = before;
    await send({ message: `after ${before.cartId} ${before.isPaying}` });
  }
  expect(client.cancelPayment).toHaveBeenCalledOnce();
});

test("the repetition of an order that has closed its cart is sent as before", async () => {
  const { client, send } = orders();
  client.pay.mockRejectedValueOnce(lost);
  await expect(send()).rejects.toBe(lost);
  client.assignCustomer.mockRejectedValueOnce(new ShopError("CART_NOT_FOUND"));
  await send({}, { shippingTaxTitle: "" });
  expect(client.pay.mock.calls[1]).toEqual(client.pay.mock.calls[0]);
});

test("a first order without a cart fails, and so does a repetition with another error", async () => {
  const { client, send } = orders();
  const details = { step: "customer" };
  client.assignCustomer.mockRejectedValueOnce(new ShopError("CART_NOT_FOUND"));
  await expect(send()).rejects.toMatchObject({ code: "CART_NOT_FOUND", details });
  client.pay.mockRejectedValueOnce(lost);
  await expect(send()).rejects.toBe(lost);
  client.assignCustomer.mockRejectedValueOnce(new ShopError("HTTP_STATUS"));
  await expect(send()).rejects.toMatchObject({ code: "HTTP_STATUS", details });
});

test("the error of a step has its cause; a bug stays itself", async () => {
  const { client, send } = orders();
  client.addAddress.mockRejectedValueOnce(refused);
  await expect(send()).rejects.toMatchObject({ code: "INVALID_INPUT", cause: refused });
  const bug = new TypeError("x is not a function");
  client.addAddress.mockRejectedValueOnce(bug);
  await expect(send()).rejects.toBe(bug);
});

test.each([
  ["https://evil.example/pay", "host"],
  ["nonsense", "answer"],
])("PAYMENT_FAILED of %s names payment and reason", async (response, reason) => {
  const { client, send } = orders();
  client.pay.mockResolvedValueOnce(response);
  await expect(send()).rejects.toMatchObject({ code: "PAYMENT_FAILED", details: { payment: "PayPal", reason } });
});

test("a card session without an address needs no host", async () => {
  const { client, send } = orders();
  client.pay.mockResolvedValueOnce("sessionId___cs_1");
  const start = await send({ payment: { id: 6, code: "StripePayment" } });
  expect(start).toEqual({ kind: "cardSession", sessionId: "cs_1" });
});

test("Amazon Pay opens on its own hosts only; a backend without it has none", async () => {
  const redirects = { origin: "https://shop.example" };
  const from = (amazonPayUrl: () => Promise<string>) => fetchAmazonPayUrl({ amazonPayUrl }, handle, redirects);
  expect(await from(async () => "https://pay.amazon.com/1")).toBe("https://pay.amazon.com/1");
  const details = { payment: "AmazonPay", reason: "host" };
  await expect(from(async () => "https://evil.example/1")).rejects.toMatchObject({ code: "PAYMENT_FAILED", details });
  expect(await from(() => Promise.reject(new ShopError("NOT_FOUND")))).toBeUndefined();
  await expect(from(() => Promise.reject(lost))).rejects.toBe(lost);
});
