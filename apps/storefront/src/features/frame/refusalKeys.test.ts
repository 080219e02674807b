import type { CartIntent, CartRefusal } from "@shop/core";
import { messages as de } from "@shop/core/locales/de";
import { messages as en } from "@shop/core/locales/en";
import { messages as ro } from "@shop/core/locales/ro";
import { expect, test } from "vitest";
import { refusalKeys } from "./refusalKeys.ts";

const set = (quantity: number): CartIntent => ({ kind: "set", saleElementId: 1, quantity });
const preview = { title: "", ref: "", url: "", brand: "", picture: undefined, color: "", size: "", unitCents: 1 };
const add: CartIntent = {
  kind: "add",
  saleElementId: 1,
  productId: 1,
  quantity: 1,
  preview: { ...preview, regularCents: undefined, vatPercent: 20, step: 1, stock: 0, freight: false },
};
const refused = (code: string, intent: CartIntent, stock?: number): CartRefusal => ({
  code,
  action: { key: "k", intent },
  stock,
});

test.each([
  [refused("OUT_OF_STOCK", add, 3), ["cart.stock"]],
  [refused("OUT_OF_STOCK", add, 0), ["cart.addFailed", "cart.advice.soldOut"]],
  [refused("CART_REFUSED", add), ["cart.addFailed", "cart.advice.gone"]],
  [refused("CART_REFUSED", set(2)), ["cart.updateFailed", "cart.advice.check"]],
  [refused("HTTP_STATUS", set(0)), ["cart.removeFailed", "cart.advice.retry"]],
  [refused("CART_NOT_FOUND", { kind: "clear" }), ["cart.removeFailed", "cart.advice.retry"]],
])("a refusal says what failed and what to do: %j", (refusal, keys) => {
  expect(refusalKeys(refusal)).toEqual(keys);
  for (const { cart } of [de, en, ro]) {
    const known = JSON.stringify(cart);
    for (const key of keys) expect(known).toContain(`"${key.split(".").at(-1)}`);
  }
});
