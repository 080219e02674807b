import { describe, expect, test } from "vitest";
import { parseStored } from "../store/storedValue.js";
import { type CheckoutDraft, emptyAddress, emptyDraft } from "./checkoutDraft.js";
import { storedAttempt, storedDraft, storedPlacedCart } from "./checkoutStorage.js";
import { ShopError } from "../shared/shopError.js";
import { address, openPage, order, request, result, session } from "./testing/checkoutPage.js";

const pickup = { centerId: 4, firstName: "Eva", lastName: "Huber", phone: "0721" };
const full: CheckoutDraft = {
  email: "eva@example.com",
  shippingAddress: {
    ...address,
    extra: "Stiege 2",
    company: "Huber GmbH",
    stateId: 3,
    phone: "0721",
    savedAddressId: 5,
  },
  billingAddress: { ...address, city: "Graz", savedAddressId: undefined },
  vatNumber: "ATU12345675",
  pickup,
  shipComplete: false,
  paymentMethodId: 6,
  amazonSessionId: "session",
  message: "Ring twice",
};
const attempt = {
  fingerprint: "print",
  key: "key1",
  sent: { customerId: 9, shippingAddressId: 31, billingAddressId: 32, shippingTaxTitle: "20% Ust." },
};
const placed = { cartId: 7, token: "secret", isReported: true, isPaying: true };

test("a reload restores every field of the draft, of the attempt and of the placed cart", () => {
  expect(parseStored(storedDraft, JSON.stringify(full))).toEqual(full);
  expect(parseStored(storedAttempt, JSON.stringify(attempt))).toEqual(attempt);
  expect(parseStored(storedPlacedCart, JSON.stringify(placed))).toEqual(placed);
});

test("what an earlier version did not store has its default", () => {
  const { vatNumber: _vat, shipComplete: _complete, amazonSessionId: _amazon, ...older } = full;
  expect(parseStored(storedDraft, JSON.stringify(older))).toEqual({
    ...older,
    vatNumber: "",
    shipComplete: true,
    amazonSessionId: undefined,
  });
  expect(parseStored(storedPlacedCart, JSON.stringify({ cartId: 7 }))).toEqual({
    cartId: 7,
    token: undefined,
    isReported: false,
    isPaying: false,
  });
  expect(parseStored(storedAttempt, JSON.stringify({ fingerprint: "print", key: "key1" }))).toEqual({
    fingerprint: "print",
    key: "key1",
    sent: undefined,
  });
});

test("an empty draft is a private order to the country, delivered at once, without choices", () => {
  expect(emptyAddress(13)).toEqual({
    titleId: 1,
    firstName: "",
    lastName: "",
    company: "",
    street: "",
    extra: "",
    postalCode: "",
    city: "",
    countryId: 13,
    stateId: undefined,
    phone: "",
  });
  expect(emptyDraft(13)).toEqual({
    email: "",
    shippingAddress: emptyAddress(13),
    billingAddress: undefined,
    vatNumber: "",
    pickup: undefined,
    shipComplete: true,
    paymentMethodId: undefined,
    message: "",
  });
});

test("listeners hear of each edit", () => {
  const { store } = openPage();
  let edits = 0;
  const unsubscribe = store.subscribe(() => (edits += 1));
  store.edit({ message: "a" });
  unsubscribe();
  store.edit({ message: "b" });
  expect(edits).toBe(1);
});

test("payment methods are those for the cart, its country and the shipping method", async () => {
  const { store, client, cart } = openPage();
  client.paymentMethods.mockResolvedValue([{ id: 5 }]);
  expect(await store.paymentMethods(78)).toEqual([{ id: 5 }]);
  await store.paymentMethods();
  const handle = { cartId: 7, token: "secret" };
  expect(client.paymentMethods.mock.calls).toEqual([
    [handle, { countryId: 13, shippingMethodId: 78 }],
    [handle, { countryId: 13, shippingMethodId: request.shippingMethodId }],
  ]);
  cart.handle.mockReturnValue(undefined);
  const missing = { code: "CART_NOT_FOUND", details: { at: "checkout" } };
  await expect(store.paymentMethods(77)).rejects.toMatchObject(missing);
  await expect(store.placeOrder(request)).rejects.toMatchObject(missing);
});

describe("payment methods are those that the settings allow for the shipping method", () => {
  const settings = { paymentMethodIdsByShippingMethod: { 78: [5] } };
  const openWithMethods = () => {
    const page = openPage();
    page.client.paymentMethods.mockResolvedValue([{ id: 5 }, { id: 6 }]);
    return page;
  };

  test("of the shop by default, which a backend without settings does not have", async () => {
    const { store, localeConfig } = openWithMethods();
    localeConfig.mockResolvedValue(settings);
    expect(await store.paymentMethods(78)).toEqual([{ id: 5 }]);
    for (const code of ["NOT_FOUND", "CONFIG_MISSING"] as const) {
      localeConfig.mockRejectedValue(new ShopError(code));
      expect(await store.paymentMethods(78)).toHaveLength(2);
    }
    localeConfig.mockRejectedValue(new ShopError("NETWORK"));
    await expect(store.paymentMethods(78)).rejects.toMatchObject({ code: "NETWORK" });
  });

  test("of the caller without another call", async () => {
    const { store, localeConfig } = openWithMethods();
    expect(await store.paymentMethods(78, settings)).toEqual([{ id: 5 }]);
    expect(localeConfig).not.toHaveBeenCalled();
  });
});

test("the QR code of a transfer is requested with the cart's secret, where this browser has it", async () => {
  const { store, client } = openPage();
  expect(await store.qrCode(7)).toBe("<svg/>");
  await store.qrCode(8);
  expect(client.qrCode.mock.calls).toEqual([[{ cartId: 7, token: "secret" }], [{ cartId: 8, token: undefined }]]);
});

test.each([
  [false, request.shippingMethodId],
  [true, 99],
])(
  "an order has no VAT title before a quote or without one of its method (quoted: %s, method %d)",
  async (isQuoted, shippingMethodId) => {
    const { store, client } = openPage({ isQuoted });
    await store.placeOrder({ ...request, shippingMethodId });
    expect(client.pay).toHaveBeenCalledWith(expect.objectContaining({ shippingTaxTitle: "" }));
  },
);

test("a confirmed order ends attempt and payment, and stays known to this browser with its secret", async () => {
  const { store, client } = openPage();
  await store.placeOrder(request);
  expect(session.get("order_attempt")).toBeDefined();
  await store.result(7);
  expect(session.get("order_attempt")).toBeUndefined();
  expect(JSON.parse(session.get("placed_order") ?? "")).toEqual({
    cartId: 7,
    token: "secret",
    isReported: true,
    isPaying: false,
  });
  expect(store.pendingCartId()).toBeUndefined();
  client.result.mockRejectedValue(new ShopError("NOT_FOUND"));
  client.orderOfCart.mockResolvedValue(order);
  expect(await store.result(7)).toMatchObject({ result: { ...result, guestHash: undefined } });
  expect(client.result.mock.calls).toEqual([[{ cartId: 7, token: "secret" }], [{ cartId: 7, token: "secret" }]]);
});
