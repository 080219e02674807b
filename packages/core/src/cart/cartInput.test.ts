import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FIXED_SEED } from "../../../testkit/src/arbitraries.js";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import { isShopError } from "../shared/shopError.js";
import { createCart } from "./createCart.js";
import type { KeyValueStorage } from "../environment/environment.js";
import { memoryStorage } from "../environment/runtime.js";
import { fakeShop } from "../testing/fakeShop.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import type { CartLineStore } from "./cartStore.js";

// Fault 7 of the SDK report: input from JavaScript must neither enter nor jam the queue.

function open(local: KeyValueStorage = memoryStorage()) {
  const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900, stock: 99 }]);
  const submitted: unknown[] = [];
  const storage = { local, session: memoryStorage() };
  const cart = createCart(backend.config, testEnvironment({ fetch: backend.fetch, storage }), {
    onSubmitted: ({ mutation }) => submitted.push(mutation),
  });
  cart.start();
  return { backend, cart, submitted, local };
}

const item = (more: object = {}) => ({ ...createCartPreview({ stock: 99 }), productId: 1, variantId: 1, ...more });
const quantityOf = (cart: CartLineStore): number | undefined => cart.getSnapshot().lines[0]?.quantity;

const wrongQuantities = [undefined, null, Number.NaN, Infinity, 1.5, "2", "", {}, [], true, 2 ** 53] as never[];

test.each(wrongQuantities)("a quantity of %j is refused before anything is queued", (quantity) => {
  const { cart, submitted, local } = open();
  cart.add(item(), { quantity: 2 });
  const before = local.keys("cart");
  const refuse = (call: () => void, expected: string): void => {
    const details = { quantity, expected, received: String(quantity) };
    expect(call).toThrow(expect.objectContaining({ code: "QUANTITY_INVALID", details }));
  };
  refuse(() => cart.setQuantity(1, quantity), "a whole number");
  // Without a quantity, these two have a default.
  const optional = [() => cart.add(item(), { quantity }), () => cart.decrease(1, quantity)];
  for (const call of quantity === undefined ? [] : optional) refuse(call, "a whole number of 1 or more");
  expect(submitted).toHaveLength(1);
  expect(quantityOf(cart)).toBe(2);
  expect(local.keys("cart")).toEqual(before);
});

test.each([0, -1, -3])("adding or subtracting %d is refused; setting it removes the line", (quantity) => {
  const { cart, submitted } = open();
  cart.add(item(), { quantity: 2 });
  for (const call of [() => cart.add(item(), { quantity }), () => cart.decrease(1, quantity)]) {
    expect(call).toThrow("QUANTITY_INVALID");
  }
  expect(submitted).toHaveLength(1);
  cart.setQuantity(1, quantity);
  expect(quantityOf(cart)).toBeUndefined();
});

test.each<[string, unknown, string, string]>([
  ["an id that is text", item({ variantId: "1" }), "variantId", "a whole number of 1 or more"],
  ["an id of 0", item({ variantId: 0 }), "variantId", "a whole number of 1 or more"],
  ["no product id", item({ productId: undefined }), "productId", "a whole number of 1 or more"],
  ["a price of NaN", item({ unitCents: Number.NaN }), "preview.unitCents", "a whole number"],
  ["VAT of NaN, which storage cannot hold", item({ vatPercent: Number.NaN }), "preview.vatPercent", "a number"],
  ["a step of -1", item({ step: -1 }), "preview.step", "a whole number of 0 or more"],
  ["a title that is a number", item({ title: 7 }), "preview.title", "text"],
  ["nothing", undefined, "product", "a product or a cart item"],
  ["null", null, "product", "a product or a cart item"],
  ["text", "chair", "product", "a product or a cart item"],
  ["an object that is no product", {}, "product", "a product or a cart item"],
])("%s is refused with the path of the argument and its expected type", (_what, product, at, expected) => {
  const { cart, submitted } = open();
  expect(() => cart.add(product as never, { quantity: 1 })).toThrow(
    expect.objectContaining({ code: "INVALID_INPUT", details: expect.objectContaining({ at, expected }) }),
  );
  expect(submitted).toEqual([]);
});

test("what is not a product is named by its type, with the cause", () => {
  const { cart } = open();
  expect(() => cart.add("chair" as never)).toThrow(
    expect.objectContaining({
      cause: expect.any(TypeError),
      details: { at: "product", expected: "a product or a cart item", received: "string" },
    }),
  );
});

test("each change of a line shows at once", () => {
  const { cart } = open();
  cart.add(item(), { quantity: 4 });
  cart.decrease(1);
  expect(quantityOf(cart)).toBe(3);
  cart.setQuantity(1, 1);
  expect(quantityOf(cart)).toBe(1);
  for (const place of [4, undefined]) {
    cart.setFulfilmentCenter(1, place);
    expect(cart.getSnapshot().lines).toMatchObject([{ variantId: 1, quantity: 1, fulfilmentCenterId: place }]);
  }
  cart.add(item({ variantId: 2 }));
  cart.remove(1);
  expect(cart.getSnapshot().lines).toMatchObject([{ variantId: 2 }]);
  // Another tab may have removed the line.
  cart.setQuantity(1, 3);
  cart.decrease(1);
  expect(cart.getSnapshot().lines).toMatchObject([{ variantId: 2 }]);
  cart.clear();
  expect(cart.getSnapshot().lines).toEqual([]);
});

test("a change applies to lines that another tab has stored, with their step", () => {
  const local = memoryStorage();
  const [{ cart }, { cart: other }] = [open(local), open(local)];
  other.add(item({ step: 4 }));
  cart.setQuantity(1, 5);
  expect(quantityOf(cart)).toBe(8);
  other.add(item({ variantId: 2 }));
  cart.clear();
  expect(cart.getSnapshot().lines).toEqual([]);
});

test("a quantity is rounded up to the step of the product", () => {
  const { cart } = open();
  cart.add(item({ step: 4 }));
  expect(quantityOf(cart)).toBe(4);
  cart.add(item({ step: 4 }), { quantity: 5 });
  expect(quantityOf(cart)).toBe(12);
  cart.setQuantity(1, 9);
  expect(quantityOf(cart)).toBe(12);
  cart.decrease(1, 1);
  expect(quantityOf(cart)).toBe(8);
  cart.decrease(1);
  expect(quantityOf(cart)).toBe(4);
  cart.decrease(1);
  expect(cart.getSnapshot().lines).toEqual([]);
});

test("a stored mutation of an unknown kind is dropped, and the queue goes on", async () => {
  const stored = { submittedAtMs: 0, position: 1, generation: 0, isMoved: false };
  const local = memoryStorage({
    "cart_action:a": JSON.stringify({ ...stored, key: "a", mutation: { kind: "remove", variantId: 1 } }),
    "cart_action:b": JSON.stringify({ ...stored, key: "b", mutation: { kind: "setQuantity", variantId: 1 } }),
    cart_sending: JSON.stringify({ key: "a", mutationKeys: ["a"], generation: 0, cartId: 0, mutation: { kind: "x" } }),
    cart_generation: "0",
  });
  const { cart } = open(local);
  expect(cart.getSnapshot().isPending).toBe(false);
  cart.add(item());
  await cart.whenSynced();
  expect(cart.getSnapshot()).toMatchObject({ isPending: false, lines: [{ quantity: 1, isEstimated: false }] });
  expect(local.keys("cart_action:")).toEqual([]);
});

const anything = fc.oneof(fc.anything(), fc.double(), fc.integer(), fc.constantFrom(1, 2, 3, 1, 2));
function errorOf(run: () => void): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

type Verb = "add" | "setQuantity" | "decrease" | "remove" | "setFulfilmentCenter";

test("any JavaScript input: a verb throws a ShopError and queues nothing, or the queue empties", async () => {
  const verb = fc.constantFrom<Verb>("add", "setQuantity", "decrease", "remove", "setFulfilmentCenter");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(verb, anything, anything), { maxLength: 6 }), async (calls) => {
      const { cart, submitted, local } = open();
      cart.add(item());
      for (const [name, first, second] of calls) {
        const count = submitted.length;
        const thrown = errorOf(() => {
          if (name === "add") cart.add(first as never, { quantity: second as never });
          else cart[name](first as never, second as never);
        });
        expect(thrown === undefined || (isShopError(thrown) && submitted.length === count)).toBe(true);
      }
      await cart.whenSynced();
      expect(local.keys("cart_action:")).toEqual([]);
      expect(cart.getSnapshot().isPending).toBe(false);
    }),
    { ...FIXED_SEED, numRuns: 200 },
  );
});

test("the snapshot and its lines keep their identity until the cart changes", async () => {
  const { cart } = open();
  cart.add(item());
  const { lines } = cart.getSnapshot();
  expect(cart.getSnapshot()).toBe(cart.getSnapshot());
  cart.clearError();
  expect(cart.getSnapshot().lines).toBe(lines);
  await cart.whenSynced();
  expect(cart.getSnapshot().lines).not.toBe(lines);
});
