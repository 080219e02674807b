import { expect, test } from "vitest";
import { messages as de } from "../locales/de.js";
import { messages as en } from "../locales/en.js";
import { messages as ro } from "../locales/ro.js";
import type { CartMutation, CartRejection } from "./cartState.js";
import { rejectionMessages } from "./rejectionMessages.js";

const set = (quantity: number): CartMutation => ({ kind: "setQuantity", variantId: 1, quantity });
const preview = { title: "", ref: "", url: "", brand: "", picture: undefined, color: "", size: "", unitCents: 1 };
const add: CartMutation = {
  kind: "add",
  variantId: 1,
  productId: 1,
  quantity: 1,
  preview: { ...preview, compareAtCents: undefined, vatPercent: 20, step: 1, stock: 0, freight: false },
};
const rejected = (
  code: CartRejection["code"],
  mutation: CartMutation,
  details: Partial<CartRejection> = {},
): CartRejection => ({ code, key: "k", mutation, availableStock: undefined, ...details });

test.each([
  [rejected("OUT_OF_STOCK", add, { availableStock: 3 }), ["cart.addFailed", "cart.stock"]],
  [rejected("OUT_OF_STOCK", add, { availableStock: 0 }), ["cart.addFailed", "cart.advice.soldOut"]],
  [rejected("OUT_OF_STOCK", set(1), { availableStock: 1 }), ["cart.updateFailed", "cart.stock"]],
  [rejected("OUT_OF_STOCK", add), ["cart.addFailed", "cart.advice.soldOut"]],
  [rejected("CART_REJECTED", add, { availableStock: 3 }), ["cart.addFailed", "cart.advice.check"]],
  [rejected("CART_REJECTED", add, { status: "Product not found" }), ["cart.addFailed", "cart.advice.gone"]],
  [rejected("CART_REJECTED", add, { status: "Cart is full" }), ["cart.addFailed", "cart.advice.full"]],
  [rejected("CART_REJECTED", add), ["cart.addFailed", "cart.advice.check"]],
  [rejected("CART_REJECTED", set(2)), ["cart.updateFailed", "cart.advice.check"]],
  [rejected("HTTP_STATUS", set(0)), ["cart.removeFailed", "cart.advice.retry"]],
  [rejected("CART_NOT_FOUND", { kind: "clear" }), ["cart.removeFailed", "cart.advice.retry"]],
])("the messages of a rejection state what failed and what to do: %j", (rejection, keys) => {
  const messages = rejectionMessages(rejection);
  expect(messages.map(({ key }) => key)).toEqual(keys);
  expect(messages.map(({ values }) => values)).toEqual([
    {},
    keys[1] === "cart.stock" ? { count: rejection.availableStock } : {},
  ]);
  for (const { cart } of [de, en, ro]) {
    const known = JSON.stringify(cart);
    for (const key of keys) expect(known).toContain(`"${key.split(".").at(-1)}`);
  }
});

test.each([
  ["de", de],
  ["en", en],
  ["ro", ro],
])("a failure and its advice are two sentences with one full stop between them: %s", (_language, { cart }) => {
  for (const failure of [cart.addFailed, cart.removeFailed, cart.updateFailed]) {
    for (const advice of Object.values(cart.advice)) expect(`${failure}. ${advice}`).toMatch(/^[^.]+\. .*[^.]\.$/);
  }
});
