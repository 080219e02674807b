import { describe, expect, test } from "vitest";
import { address, openPage, request, session } from "./testing/checkoutPage.js";

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
