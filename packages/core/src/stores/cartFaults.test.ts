import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const STORE = "packages/core/src/stores/cartStore.test.ts";
const MODEL = "packages/core/src/stores/cartModel.test.ts";
const TRANSITION = "packages/core/src/domain/cart/cartTransition.test.ts";
const SUMMARY = "packages/core/src/domain/cart/cartSummary.test.ts";
const DELIVERY = "packages/core/src/domain/delivery/deliveryTransition.test.ts";
const HTTP = "packages/core/src/clients/http.test.ts";
const OFFLINE = "apps/storefront/e2e/cartOffline.e2e.ts";
const IDEMPOTENCY = "apps/backend/src/http/idempotency.test.ts";
const RACES = "apps/backend/src/features/cart/cartRaces.test.ts";
const SESSION = "packages/core/src/stores/sessionStore.test.ts";

/** Where each fault that concerns carts is tested: a file, and words of a test's name there. */
const FAULTS: Readonly<Record<string, ReadonlyArray<readonly [file: string, words: string]>>> = {
  F1: [
    [STORE, "F1, 9, 20"],
    [IDEMPOTENCY, "F1:"],
    [OFFLINE, "closed in the middle of an add"],
  ],
  F2: [
    [STORE, "F2:"],
    [IDEMPOTENCY, "F2:"],
  ],
  F3: [
    [STORE, "F3, 11, 13, 15"],
    [IDEMPOTENCY, "F3:"],
  ],
  F4: [
    [IDEMPOTENCY, "F4:"],
    [MODEL, "expect(backend.reused).toBe(0)"],
  ],
  F5: [
    [IDEMPOTENCY, "F5:"],
    [HTTP, "a write that is still at work is no refusal"],
  ],
  F6: [
    [STORE, "F6, 12"],
    [RACES, "F6:"],
    [OFFLINE, "all tabs show the same cart"],
  ],
  F7: [
    [STORE, "F7, 18"],
    [RACES, "F7:"],
  ],
  F8: [
    [STORE, "F8, F34, 50"],
    [RACES, "F8:"],
  ],
  F9: [
    [STORE, "F9, 1, 3, 7"],
    ["apps/backend/src/features/cart/cartSecret.test.ts", "F9:"],
  ],
  F10: [
    ["packages/core/src/domain/cart/cartId.test.ts", "F10:"],
    [STORE, "F10, F16, 2"],
  ],
  F12: [
    [MODEL, "clock jumps"],
    ["packages/core/src/environment/leaseLock.test.ts", "F12:"],
  ],
  F15: [
    [STORE, "F15, 10"],
    [TRANSITION, "F15:"],
    ["packages/core/src/environment/browser.test.ts", "blocked storage"],
  ],
  F16: [[STORE, "F10, F16, 2"]],
  F28: [["apps/backend/src/features/cart/validateCart.test.ts", "F28:"]],
  F29: [
    [STORE, "45, F29"],
    ["apps/backend/src/features/order/payRaces.test.ts", "F29,"],
  ],
  F30: [["apps/backend/src/features/coupon/couponOrders.test.ts", "F30:"]],
  F31: [["packages/core/src/domain/cart/cartViews.test.ts", "undeliverable in your country"]],
  F32: [[DELIVERY, "F32:"]],
  F33: [[DELIVERY, "F33:"]],
  F34: [[STORE, "F8, F34, 50"]],
};

/** Not a cart's: whose they are instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  F11: "the cart store does not read the address bar; whose order it is the backend decides (order result pages)",
  F13: "two tabs renew a token: session store",
  F14: "a token is not renewed: session store",
  F27: "back from the provider: checkout; the cart is only given up by its result",
  F35: "an old page after a new release: version change",
  F36: "old and new wire: contract tests of the backend; unknown members of an answer are passed over by its schemas",
};

/** The failure modes of other storefronts that a core can have, by their numbers. */
const MODES: Readonly<Record<number, ReadonlyArray<readonly [file: string, words: string]>>> = {
  1: [[STORE, "F9, 1, 3, 7"]],
  2: [[STORE, "F10, F16, 2"]],
  3: [[STORE, "F9, 1, 3, 7"]],
  4: [[STORE, "4: what is wrong with a product"]],
  5: [[TRANSITION, "on order-placed and order-failed the stored id stays"]],
  6: [[STORE, "6: what one page stored"]],
  7: [[STORE, "F9, 1, 3, 7"]],
  8: [[STORE, "8: on the page of an order's result"]],
  9: [[STORE, "F1, 9, 20"]],
  10: [[STORE, "F15, 10"]],
  11: [[STORE, "F3, 11, 13, 15"]],
  12: [[STORE, "F6, 12"]],
  13: [[STORE, "F3, 11, 13, 15"]],
  14: [[TRANSITION, "14: a burst of clicks"]],
  15: [[STORE, "15: an add arrives twice"]],
  16: [[TRANSITION, "16: a line that the backend has not seen"]],
  17: [[RACES, "F8:"]],
  18: [[STORE, "F7, 18"]],
  19: [[TRANSITION, "19: a tab shows what another tab asked"]],
  20: [
    [STORE, "F1, 9, 20"],
    [HTTP, "a write without a key is never repeated"],
  ],
  21: [[STORE, "F43, 21, 22, 25"]],
  22: [[STORE, "F43, 21, 22, 25"]],
  23: [
    [STORE, "23, 32"],
    [TRANSITION, "23:"],
  ],
  24: [[TRANSITION, "the customer's cart takes the guest's place"]],
  25: [[STORE, "F43, 21, 22, 25"]],
  26: [[STORE, "26: giving it up in one tab"]],
  27: [[MODEL, "merged at signing in or given up"]],
  32: [[STORE, "23, 32"]],
  33: [[TRANSITION, "a cart the backend does not know is forgotten"]],
  41: [["packages/core/src/domain/validation/validateVatNumber.test.ts", "test("]],
  42: [
    [SUMMARY, "42:"],
    [DELIVERY, "42:"],
  ],
  43: [[SUMMARY, "43:"]],
  44: [["packages/core/src/domain/delivery/nextDayPossible.test.ts", "oliday"]],
  45: [
    [TRANSITION, "45:"],
    [STORE, "45, F29"],
  ],
  46: [["packages/react/src/hooks/hooks.test.tsx", "on the server nothing of the shopper's cart is known"]],
  47: [["packages/core/src/domain/money/formatMoney.test.ts", "test("]],
  49: [[STORE, "F8, F34, 50"]],
  50: [[STORE, "F8, F34, 50"]],
};

const SESSIONS = [28, 29, 30, 31];
/** 34: see F12 and the session's tests; 48: an answer's cache headers are the backend's, see its no-store tests. */
const OTHERS = [34, 48, 51];

const root = new URL("../../../../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), "utf8");

test.each([...Object.entries(FAULTS), ...Object.entries(MODES)])("%s is tested where the table says", (_, places) => {
  for (const [file, words] of places) expect([file, read(file).includes(words)]).toEqual([file, true]);
});

test("the table holds every fault F1–F16 and F27–F36, and every mode 1–33 and 41–50 that a cart can have", () => {
  const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const faults = [...numbers(1, 16), ...numbers(27, 36)].map((number) => `F${number}`);
  expect(faults.filter((fault) => !(fault in FAULTS) && !(fault in ELSEWHERE))).toEqual([]);
  const modes = [...numbers(1, 33), ...numbers(41, 51)];
  expect(modes.filter((mode) => !(mode in MODES) && !SESSIONS.includes(mode) && !OTHERS.includes(mode))).toEqual([]);
});

test("28 to 31 are a session's", () => {
  expect(read(SESSION)).toContain("test(");
});
