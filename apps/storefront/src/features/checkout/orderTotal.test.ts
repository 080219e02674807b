import { expect, test } from "vitest";
import { orderTotal } from "./orderTotal.ts";

const cart = { goodsCents: 10_000, discountCents: 1000 };
const quoted = { loading: false, provisional: false, postageCents: 590 };

test("the total is goods, less the discount, with postage and the fee of the payment", () => {
  expect(orderTotal(cart, quoted)).toBe(9590);
  expect(orderTotal(cart, quoted, 300)).toBe(9890);
  expect(orderTotal(cart, { ...quoted, postageCents: 0 })).toBe(9000);
});

test("a discount above the goods pays neither postage nor fee", () => {
  expect(orderTotal({ goodsCents: 500, discountCents: 1000 }, quoted, 300)).toBe(890);
});

test.each([
  ["is asked for", { ...quoted, loading: true }],
  ["was computed here and not confirmed", { ...quoted, provisional: true }],
  ["is not known", { ...quoted, postageCents: undefined }],
])("nothing can be ordered while the postage %s", (_how, delivery) => {
  expect(orderTotal(cart, delivery)).toBeUndefined();
});
