import { describe, expect, test } from "vitest";
import { ShopError } from "../shared/shopError.js";
import { fetchOrderOutcome } from "./fetchOrderOutcome.js";
import { idempotencyKeysOf, openPage, order, request, result } from "./testing/checkoutPage.js";

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
    const before = store.getSnapshot();
    expect(await store.result(7)).toMatchObject({ order: undefined, result: { payment } });
    expect(cart.forget).not.toHaveBeenCalled();
    expect(onPlaced).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toBe(before);
    expect(before.email).toBe("eva@example.com");
  });

  test("after a failed payment the same order can be sent again", async () => {
    const { store, client } = openPage();
    await store.placeOrder(request);
    client.result.mockResolvedValue({ ...result, payment: "failed" });
    await store.result(7);
    await store.placeOrder(request);
    expect(new Set(idempotencyKeysOf(client.pay)).size).toBe(2);
  });

  test("a placed order is reported once, however often its page is opened", async () => {
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

  test("a placed order that cannot be read yet is reported once it can, and not again", async () => {
    const { store, client, onPlaced } = openPage();
    await store.placeOrder(request);
    const reports = [];
    for (const found of [undefined, order, undefined, order]) {
      client.orderOfCart.mockResolvedValueOnce(found);
      await store.result(7);
      reports.push(onPlaced.mock.calls.length);
    }
    expect(reports).toEqual([0, 1, 1, 1]);
    expect(onPlaced).toHaveBeenCalledWith(order);
  });

  test("viewing the last order keeps a new draft", async () => {
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

  test("the cart of another customer is not requested", async () => {
    const { store, client } = openPage();
    expect(await store.result(8)).toBeUndefined();
    expect(client.result).not.toHaveBeenCalled();
  });

  test("a signed-in customer sees an order in another browser", async () => {
    const { store, client } = openPage({ isSignedIn: true });
    client.result.mockResolvedValue({ ...result, cartId: 8 });
    expect(await store.result(8)).toMatchObject({ order });
    expect(client.result).toHaveBeenCalledWith({ cartId: 8, token: undefined });
  });

  test("an inaccessible order is not a failure", async () => {
    const { store, client } = openPage({ isSignedIn: true });
    client.result.mockRejectedValue(new ShopError("NOT_FOUND"));
    client.orderOfCart.mockResolvedValue(undefined);
    expect(await store.result(8)).toBeUndefined();
  });

  test("an older backend without results: the outcome comes from the order", async () => {
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

describe("on a backend without result calls", () => {
  const cart = { cartId: 7, token: "secret" };
  const unknown = () => Promise.reject(new ShopError("NOT_FOUND"));

  test.each([
    ["paid", "paid"],
    ["processing", "paid"],
    ["not_paid", "not_needed"],
    ["canceled", "failed"],
  ] as const)("a visible order that is %s has the result %s", async (status, payment) => {
    const found = { ...order, status };
    expect(await fetchOrderOutcome({ result: unknown, orderOfCart: async () => found }, cart)).toEqual({
      order: found,
      result: {
        cartId: 7,
        orderId: 3,
        ref: "ORD3",
        payment,
        reason: "",
        paymentCode: "PayPal",
        totalCents: 10_000,
        email: "eva@example.com",
        guestHash: undefined,
        bankAccount: undefined,
      },
    });
  });

  test.each(["NOT_FOUND", "CART_NOT_FOUND", "UNAUTHORIZED"] as const)("%s is an unknown order", async (code) => {
    const rejected = () => Promise.reject(new ShopError(code));
    expect(await fetchOrderOutcome({ result: rejected, orderOfCart: rejected }, cart)).toBeUndefined();
  });

  test("another error is thrown", async () => {
    const lost = new ShopError("NETWORK");
    const failing = () => Promise.reject(lost);
    await expect(fetchOrderOutcome({ result: failing, orderOfCart: unknown }, cart)).rejects.toBe(lost);
    await expect(fetchOrderOutcome({ result: unknown, orderOfCart: failing }, cart)).rejects.toBe(lost);
  });
});
