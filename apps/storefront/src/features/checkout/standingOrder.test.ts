import { ShopError } from "@shop/core";
import { expect, test, vi } from "vitest";
import { pageOfStandingOrder } from "./standingOrder.ts";

const answered = (payment: "paid" | "pending", order: unknown) => ({
  sentCart: () => 7,
  result: vi.fn().mockResolvedValue({ result: { payment }, order }),
});

test("an order whose answer was lost, and that stands, is shown", async () => {
  expect(await pageOfStandingOrder(answered("paid", { id: 3 }))).toBe("/order-placed?cart_id=7");
});

test("one that is not paid, nobody can ask for, or was never sent is none", async () => {
  expect(await pageOfStandingOrder(answered("pending", undefined))).toBeUndefined();
  const away = { sentCart: () => 7, result: vi.fn().mockRejectedValue(new ShopError("NETWORK")) };
  expect(await pageOfStandingOrder(away)).toBeUndefined();
  expect(await pageOfStandingOrder({ sentCart: () => undefined, result: vi.fn() })).toBeUndefined();
});
