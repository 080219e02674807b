import { describe, expect, test } from "vitest";
import { ShopError } from "../shared/shopError.js";
import { address, idempotencyKeysOf, openPage, PROVIDER, request, result } from "./testing/checkoutPage.js";

describe("one order", () => {
  test("a double click sends one", async () => {
    const { store, client } = openPage();
    await Promise.all([store.placeOrder(request), store.placeOrder(request)]);
    expect(client.pay).toHaveBeenCalledOnce();
  });

  test("after a lost response and a reload the same order has the same key", async () => {
    const first = openPage();
    first.client.pay.mockRejectedValue(new ShopError("NETWORK"));
    await expect(first.store.placeOrder(request)).rejects.toMatchObject({ code: "NETWORK" });
    const second = openPage();
    await second.store.placeOrder(request);
    expect(idempotencyKeysOf(second.client.pay)).toEqual(idempotencyKeysOf(first.client.pay));
  });

  test("a repeat gets the lost response although its order has closed the cart", async () => {
    const first = openPage();
    first.client.pay.mockRejectedValue(new ShopError("NETWORK"));
    await expect(first.store.placeOrder(request)).rejects.toMatchObject({ code: "NETWORK" });
    const { store, client } = openPage();
    for (const call of [client.assignCustomer, client.addAddress])
      call.mockRejectedValue(new ShopError("CART_NOT_FOUND"));
    expect(await store.placeOrder(request)).toEqual({ kind: "redirect", url: PROVIDER, cartId: 7 });
    expect(client.pay.mock.calls).toEqual(first.client.pay.mock.calls);
  });

  test("a repeat sets its pickup location again: another tab may have set its own in the meantime", async () => {
    const pickup = { centerId: 4, firstName: "Eva", lastName: "Huber", phone: "0721" };
    const first = openPage();
    first.client.pay.mockRejectedValue(new ShopError("NETWORK"));
    await first.store.placeOrder({ ...request, pickup }).catch(() => undefined);
    const { store, client } = openPage({ isQuoted: false });
    await store.placeOrder({ ...request, pickup });
    expect(client.setPickup).toHaveBeenCalledBefore(client.pay);
    expect(client.pay.mock.calls).toEqual(first.client.pay.mock.calls);
  });

  test("the same order after a sign-in is a new attempt of the customer", async () => {
    const first = openPage();
    first.client.pay.mockRejectedValue(new ShopError("NETWORK"));
    await first.store.placeOrder(request).catch(() => undefined);
    const { store, client } = openPage({ isSignedIn: true });
    client.assignCustomer.mockResolvedValue(12);
    await store.placeOrder(request);
    expect(client.pay).toHaveBeenCalledWith(expect.objectContaining({ customerId: 12, isGuest: false }));
    expect(idempotencyKeysOf(client.pay)).not.toEqual(idempotencyKeysOf(first.client.pay));
  });

  test("an identical order after returning from the provider leads to the same payment", async () => {
    const first = openPage();
    await first.store.placeOrder(request);
    const second = openPage();
    await second.store.placeOrder(request);
    expect(idempotencyKeysOf(second.client.pay)).toEqual(idempotencyKeysOf(first.client.pay));
  });

  test("a stored address equals the typed one, including its state", async () => {
    const first = openPage();
    const romanian = { ...address, countryId: 146, stateId: 40, phone: "0721 234 567" };
    first.store.edit({ shippingAddress: romanian, billingAddress: romanian });
    const typed = first.store.getSnapshot();
    await first.store.placeOrder({
      ...request,
      shippingAddress: typed.shippingAddress,
      billingAddress: typed.billingAddress,
    });
    const second = openPage();
    second.store.start();
    const { shippingAddress, billingAddress } = second.store.getSnapshot();
    await second.store.placeOrder({ ...request, shippingAddress, billingAddress });
    expect(idempotencyKeysOf(second.client.pay)).toEqual(idempotencyKeysOf(first.client.pay));
  });

  test("another cart or selection is a new attempt", async () => {
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
    expect(new Set([...idempotencyKeysOf(client.pay), ...idempotencyKeysOf(other.client.pay)]).size).toBe(3);
  });

  test.each(["PRICE_CHANGED", "PAYMENT_PENDING", "OUT_OF_STOCK"] as const)(
    "%s is a response: placing the order again is a new attempt",
    async (code) => {
      const { store, client } = openPage();
      client.pay.mockRejectedValueOnce(new ShopError(code));
      await expect(store.placeOrder(request)).rejects.toMatchObject({ code });
      await store.placeOrder(request);
      expect(new Set(idempotencyKeysOf(client.pay)).size).toBe(2);
    },
  );
});

describe("paying otherwise after leaving the provider's page", () => {
  const klarna = { ...request, payment: { id: 6, code: "Klarna" } } as const;
  const KLARNA = "https://pay.klarna.com/1";

  test("ends this tab's payment first, so that the other method works at once", async () => {
    await openPage().store.placeOrder(request);
    const { store, client } = openPage();
    client.pay.mockResolvedValue(KLARNA);
    expect(await store.placeOrder(klarna)).toEqual({ kind: "redirect", url: KLARNA, cartId: 7 });
    expect(client.cancelPayment.mock.calls).toEqual([[{ cartId: 7, token: "secret" }]]);
    expect(client.cancelPayment).toHaveBeenCalledBefore(client.pay);
  });

  test("waits two minutes for a payment that may still complete", async () => {
    await openPage().store.placeOrder(request);
    const { store, client } = openPage();
    client.cancelPayment.mockRejectedValue(new ShopError("HTTP_STATUS", { details: { status: 409 } }));
    client.pay.mockRejectedValue(new ShopError("PAYMENT_PENDING", { details: { retryAfterSeconds: 120 } }));
    await expect(store.placeOrder(klarna)).rejects.toMatchObject({
      code: "PAYMENT_PENDING",
      details: { retryAfterSeconds: 120 },
    });
  });

  test("leaves another tab's payment alone: its shopper may be on the provider's page", async () => {
    const { store, client } = openPage();
    client.pay.mockRejectedValue(new ShopError("PAYMENT_PENDING"));
    await expect(store.placeOrder(klarna)).rejects.toMatchObject({ code: "PAYMENT_PENDING" });
    expect(client.cancelPayment).not.toHaveBeenCalled();
  });

  test("ends neither the payment of an identical order nor an order by bank transfer whose response was lost", async () => {
    await openPage().store.placeOrder(request);
    const again = openPage();
    await again.store.placeOrder(request);
    expect(again.client.cancelPayment).not.toHaveBeenCalled();
    const transfer = { ...request, payment: { id: 1, code: "Vorkasse" } } as const;
    again.client.pay.mockRejectedValue(new ShopError("NETWORK"));
    await expect(again.store.placeOrder(transfer)).rejects.toMatchObject({ code: "NETWORK" });
    again.client.cancelPayment.mockClear();
    await again.store.placeOrder(klarna).catch(() => undefined);
    expect(again.client.cancelPayment).not.toHaveBeenCalled();
  });
});

test("a cart counts as sent until its outcome is known", async () => {
  const { store, client } = openPage();
  expect(store.pendingCartId()).toBeUndefined();
  client.result.mockResolvedValue({ ...result, payment: "pending" });
  await store.placeOrder(request);
  await store.result(7);
  expect(store.pendingCartId()).toBe(7);
  client.result.mockResolvedValue({ ...result, payment: "failed" });
  await store.result(7);
  expect(store.pendingCartId()).toBeUndefined();
  await store.placeOrder(request);
  client.result.mockResolvedValue(result);
  await store.result(7);
  expect(store.pendingCartId()).toBeUndefined();
});
