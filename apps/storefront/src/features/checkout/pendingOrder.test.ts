import { ShopError } from "@shop/core";
import { expect, test, vi } from "vitest";
import { confirmedOrderPath } from "./usePlaceOrder.ts";

const checkoutWith = (payment: "paid" | "pending", order: unknown) => ({
  pendingCartId: () => 7,
  result: vi.fn().mockResolvedValue({ result: { payment }, order }),
});

test("an existing order whose response was lost is displayed", async () => {
  expect(await confirmedOrderPath(checkoutWith("paid", { id: 3 }))).toBe("/order-placed?cart_id=7");
});

test("an order that is unpaid, unreachable or was never submitted is not displayed", async () => {
  expect(await confirmedOrderPath(checkoutWith("pending", undefined))).toBeUndefined();
  const offline = { pendingCartId: () => 7, result: vi.fn().mockRejectedValue(new ShopError("NETWORK")) };
  expect(await confirmedOrderPath(offline)).toBeUndefined();
  expect(await confirmedOrderPath({ pendingCartId: () => undefined, result: vi.fn() })).toBeUndefined();
});
