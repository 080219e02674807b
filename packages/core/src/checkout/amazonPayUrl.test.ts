import { describe, expect, test } from "vitest";
import { ShopError } from "../shared/shopError.js";
import type { OrderRequest } from "./checkoutDraft.js";
import { openPage, request, result } from "./testing/checkoutPage.js";

describe("Amazon Pay", () => {
  const amazon: OrderRequest = { ...request, payment: { id: 8, code: "AmazonPay" } };

  test("the Amazon session goes with the order and is discarded after a failed payment", async () => {
    const { store, client } = openPage();
    expect(await store.amazonPayUrl()).toBe("/api/testbank/wallet");
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

  test("without Amazon's page no request follows; a page on another host is not opened", async () => {
    const { store, client } = openPage();
    client.amazonPayUrl.mockRejectedValueOnce(new ShopError("NOT_FOUND"));
    expect(await store.amazonPayUrl()).toBeUndefined();
    client.amazonPayUrl.mockResolvedValueOnce("https://evil.example/");
    await expect(store.amazonPayUrl()).rejects.toMatchObject({ code: "PAYMENT_FAILED" });
  });
});
