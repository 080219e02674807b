import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PROVIDER = "apps/backend/src/features/payment/adapters/callProvider.test.ts";
const WEBHOOK = "apps/backend/src/features/payment/webhook.test.ts";
const MODULES = "apps/backend/src/features/payment/everyModule.test.ts";
const RACES = "apps/backend/src/features/order/payRaces.test.ts";
const TAMPERED = "apps/backend/src/features/order/tamperedOrders.test.ts";
const CART = "packages/core/src/stores/cartStore.test.ts";

/** Where each fault between paying and the parcel is tested: a file, and words of a test's name there. */
const FAULTS: Readonly<Record<string, ReadonlyArray<readonly [file: string, words: string]>>> = {
  F17: [
    [CART, "F17:"],
    [TAMPERED, "F17, 9, 20:"],
  ],
  F18: [
    ["apps/backend/src/features/order/limits.test.ts", "F18:"],
    ["packages/core/src/clients/http.test.ts", "a shop that wants to be left alone"],
  ],
  F19: [
    [PROVIDER, "F19:"],
    ["apps/backend/src/features/payment/adapters/stripe.test.ts", "F19:"],
  ],
  F20: [
    [PROVIDER, "F20:"],
    ["packages/core/src/clients/http.test.ts", "an answer of another shape"],
  ],
  F21: [[PROVIDER, "F21:"]],
  F24: [[MODULES, "F24:"]],
  F25: [[WEBHOOK, "F25:"]],
  F26: [[WEBHOOK, "F26:"]],
  F27: [[TAMPERED, "F27, 5:"]],
  F28: [["apps/backend/src/features/order/payRefusals.test.ts", "F28:"]],
  F29: [[RACES, "F29, 45:"]],
  F30: [["apps/backend/src/features/coupon/couponOrders.test.ts", "F30:"]],
  F39: [[RACES, "F39:"]],
};

/** Not an order's: whose they are instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  F22: "a slow network and processor: budgets and the page's own tests",
  F23: "answers out of order: the search store",
};

/** The failure modes of other storefronts' checkouts, by their numbers. */
const MODES: Readonly<Record<number, ReadonlyArray<readonly [file: string, words: string]>>> = {
  5: [[TAMPERED, "F27, 5:"]],
  8: [
    ["apps/backend/src/features/order/afterOrder.test.ts", "8: of a prepayment"],
    [CART, "8: on the page of an order's result"],
  ],
  9: [[TAMPERED, "F17, 9, 20:"]],
  15: [[RACES, "15, 17:"]],
  17: [
    [RACES, "15, 17:"],
    [MODULES, "F24: back before the report"],
  ],
  20: [[TAMPERED, "F17, 9, 20:"]],
  37: [["apps/backend/src/features/order/orderTotals.test.ts", "37:"]],
  39: [["apps/backend/src/features/order/pay.test.ts", "39:"]],
  42: [["apps/backend/src/contract/delivery.test.ts", "42:"]],
  43: [["apps/backend/src/features/coupon/couponOrders.test.ts", "F30, 43:"]],
  45: [[RACES, "F29, 45:"]],
  50: [[CART, "F8, F34, 50"]],
  51: [["apps/backend/src/features/order/customerOrders.test.ts", "51:"]],
  52: [["packages/core/src/stores/purchaseMemory.test.ts", "a purchase is told once per order"]],
};

const root = new URL("../../../../../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), "utf8");

test.each([...Object.entries(FAULTS), ...Object.entries(MODES)])("%s is tested where the table says", (_, places) => {
  for (const [file, words] of places) expect([file, read(file).includes(words)]).toEqual([file, true]);
});

test("the table holds every fault F17–F26", () => {
  const faults = Array.from({ length: 10 }, (_, at) => `F${17 + at}`);
  expect(faults.filter((fault) => !(fault in FAULTS) && !(fault in ELSEWHERE))).toEqual([]);
});
