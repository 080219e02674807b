import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FIXED_SEED } from "../../../testkit/src/arbitraries.js";
import { cartBadge } from "../domain/cart/cartLines.js";
import { toQuantityStep, undeliverableIn } from "../domain/cart/cartLines.js";

test.each([
  [0, "", false],
  [1, "1", false],
  [99, "99", false],
  [100, "100", true],
  [999, "999", true],
  [1000, "1k", true],
  [1999, "1k", true],
  [12_345, "12k", true],
  [-1, "", false],
])("the cart badge of %d items shows thousands as Nk and is smaller above 99", (count, text, small) => {
  expect(cartBadge(count)).toEqual({ text, small });
});

test.each([
  [1, 1, 1, false],
  [5, 2, 6, true],
  [6, 2, 6, false],
  [0, 4, 4, true],
  [-8, 4, 4, true],
  [1.5, 1, 2, true],
  [Number.NaN, 3, 3, true],
  [Number.POSITIVE_INFINITY, 3, 3, true],
  [3, 0, 3, false],
  [3, 2.5, 3, false],
])("quantity %d must be a multiple of %d: it is adjusted to %d", (quantity, step, expected, adjusted) => {
  expect(toQuantityStep(quantity, step)).toEqual({ quantity: expected, adjusted });
});

test("the adjusted quantity is the smallest multiple that is enough, and adjusting it again changes nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 10 ** 12 }), fc.integer({ min: 1, max: 10_000 }), (input, step) => {
      const { quantity, adjusted } = toQuantityStep(input, step);
      expect(quantity % step).toBe(0);
      expect(quantity).toBeGreaterThanOrEqual(Math.max(input, step));
      expect(quantity - step).toBeLessThan(Math.max(input, 1));
      expect(adjusted).toBe(quantity !== input);
      expect(toQuantityStep(quantity, step)).toEqual({ quantity, adjusted: false });
    }),
    FIXED_SEED,
  );
});

const line = { cartItemId: 1, variantId: 1, quantity: 1, unitCents: 100 };

test("undeliverable in your country: confirm when only some items are, block when all", () => {
  expect(undeliverableIn([])).toBe("none");
  expect(undeliverableIn([line, { ...line, undeliverable: false }])).toBe("none");
  expect(undeliverableIn([line, { ...line, undeliverable: true }])).toBe("some");
  expect(undeliverableIn([{ ...line, undeliverable: true }])).toBe("all");
});
