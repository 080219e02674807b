import { describe, expect, test } from "vitest";
import { address, openPage, request, session } from "./testing/checkoutPage.js";

describe("what was typed", () => {
  test("is there after a reload", () => {
    const first = openPage();
    first.store.edit({
      email: "eva@example.com",
      shippingAddress: { ...address, savedAddressId: 5 },
      vatNumber: "ATU12345675",
      shipComplete: false,
      pickup: { centerId: 4, firstName: "Eva", lastName: "Huber", phone: "" },
    });
    const second = openPage();
    second.store.start();
    expect(second.store.getSnapshot()).toEqual(first.store.getSnapshot());
  });

  test("of an earlier version of the shop is read too", () => {
    session.set("checkout_draft", JSON.stringify({ email: "eva@example.com", shippingAddress: address, message: "" }));
    const { store } = openPage();
    store.start();
    expect(store.getSnapshot()).toMatchObject({ email: "eva@example.com", vatNumber: "", shipComplete: true });
  });

  test("goes when the customer leaves, with everything about orders", async () => {
    const { store } = openPage();
    store.edit({ email: "eva@example.com" });
    await store.placeOrder(request);
    store.forget();
    expect(session.keys("")).toEqual([]);
    expect(store.getSnapshot().email).toBe("");
  });

  test("stays in memory for the customer whose session expired, and for no other", () => {
    const { store } = openPage();
    store.edit({ email: "eva@example.com", message: "Bitte läuten" });
    const typed = store.getSnapshot();
    store.suspendDraft(9);
    expect(session.keys("")).toEqual([]);
    expect(store.getSnapshot().message).toBe("");
    expect(store.hasSuspendedDraft()).toBe(true);
    store.resumeDraft(9);
    expect(store.getSnapshot()).toEqual(typed);
    expect(store.hasSuspendedDraft()).toBe(false);

    store.suspendDraft(9);
    store.resumeDraft(10);
    store.resumeDraft(9);
    expect(store.getSnapshot().message).toBe("");
  });

  test("stays too if a page was opened with an expired session", () => {
    openPage().store.edit({ message: "Bitte läuten" });
    const { store } = openPage();
    store.suspendDraft(9);
    store.start();
    expect(store.getSnapshot().message).toBe("");
    store.resumeDraft(9);
    expect(store.getSnapshot().message).toBe("Bitte läuten");
  });

  test("stays too where storage did not keep it", () => {
    const { store } = openPage();
    store.edit({ message: "Bitte läuten" });
    session.remove("checkout_draft");
    store.suspendDraft(9);
    store.resumeDraft(9);
    expect(store.getSnapshot().message).toBe("Bitte läuten");
  });

  test("typed after the session expired takes precedence", () => {
    const { store } = openPage();
    store.edit({ message: "früher" });
    store.suspendDraft(9);
    store.edit({ message: "später" });
    store.resumeDraft(9);
    expect(store.getSnapshot().message).toBe("später");
  });

  test("is deleted on sign-out", () => {
    const { store } = openPage();
    store.suspendDraft(9);
    store.forget();
    expect(store.hasSuspendedDraft()).toBe(false);
  });
});
