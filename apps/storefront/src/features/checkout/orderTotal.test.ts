import { expect, test } from "vitest";
import { orderTotal } from "./useCheckoutState.ts";

const cart = { subtotalCents: 10_000, discountCents: 1000 };
const quoted = { isLoading: false, isEstimated: false, shippingCents: 590 };

test("the total is the subtotal, less the discount, with shipping and the payment fee", () => {
  expect(orderTotal(cart, quoted)).toBe(9590);
  expect(orderTotal(cart, quoted, 300)).toBe(9890);
  expect(orderTotal(cart, { ...quoted, shippingCents: 0 })).toBe(9000);
});

test("a discount above the subtotal pays neither shipping nor fee", () => {
  expect(orderTotal({ subtotalCents: 500, discountCents: 1000 }, quoted, 300)).toBe(890);
});

test.each([
  ["is loading", { ...quoted, isLoading: true }],
  ["is estimated", { ...quoted, isEstimated: true }],
  ["is unknown", { ...quoted, shippingCents: undefined }],
])("nothing can be ordered while shipping %s", (_how, shipping) => {
  expect(orderTotal(cart, shipping)).toBeUndefined();
});
