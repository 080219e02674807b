import { expect, test, vi } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import type { Cart, CartCoupon, CartLineDetails } from "../domain/cart/cart.js";
import { memoryStorage } from "../environment/runtime.js";
import type { KeyValueStorage } from "../environment/environment.js";
import { type CartMutation, type CartState, initialCart, type QueuedMutation } from "./cartState.js";
import { createCartStorage, parseMutation } from "./cartStorage.js";

const picture = {
  base: "/media/hallein",
  widths: [320, 640],
  width: 640,
  height: 480,
  alt: "A chair",
  visible: true,
  position: 1,
  colorId: 3,
  view: "front",
};
const preview = createCartPreview({ picture, compareAtCents: 120_00, weightGrams: 4000 });
const line: CartLineDetails = {
  ...preview,
  cartItemId: 11,
  productId: 1,
  variantId: 21,
  quantity: 2,
  undeliverable: false,
  categoryIds: [4, 5],
  fulfilmentCenterId: 9,
};
const coupon: CartCoupon = {
  code: "SOFA",
  title: "10 % off",
  discountCents: 1000,
  freeShipping: true,
  freeShippingCountryIds: [13],
  freeShippingMethodIds: [77],
  reason: "",
  amountCents: 500,
  percent: 10,
  minSubtotalCents: 2000,
  appliesToPromotions: true,
  variantIds: [21],
};
const cart: Cart = {
  id: 7,
  currency: "EUR",
  countryId: 13,
  lines: [line],
  discountCents: 1000,
  coupons: [coupon],
  token: "secret",
};
const queued = (key: string, position: number, mutation: CartMutation): QueuedMutation => ({
  key,
  mutation,
  submittedAtMs: 1000,
  position,
  generation: 2,
  isMoved: false,
});
const mutations: CartMutation[] = [
  { kind: "add", variantId: 21, productId: 1, quantity: 2, preview },
  { kind: "setQuantity", variantId: 21, quantity: 3 },
  { kind: "setFulfilmentCenter", variantId: 21, fulfilmentCenterId: 9 },
  { kind: "clear" },
];
const full: CartState = {
  ...initialCart,
  generation: 2,
  cartId: 7,
  token: "secret",
  confirmed: cart,
  version: 4,
  queue: mutations.map((mutation, at) => queued(`key-${at}`, at, mutation)),
  inFlight: {
    key: "key-0",
    mutationKeys: ["key-0"],
    generation: 2,
    cartId: 7,
    token: "secret",
    countryId: 13,
    cartItemId: 11,
    mutation: mutations[0] as CartMutation,
  },
};
const { generation, cartId, token, confirmed, version, queue, inFlight } = full;
const stored = { generation, cartId, token, confirmed, version, queue, inFlight };
const nothing = {
  generation: undefined,
  cartId: 0,
  token: undefined,
  confirmed: undefined,
  version: 0,
  queue: [],
  inFlight: undefined,
};

/** Storage that counts what is written. */
function watched(initial: Record<string, string> = {}) {
  const storage = memoryStorage(initial);
  const writes: string[] = [];
  const local: KeyValueStorage = {
    ...storage,
    set(key, value) {
      writes.push(`set ${key}`);
      storage.set(key, value);
    },
    remove(key) {
      writes.push(`remove ${key}`);
      storage.remove(key);
    },
  };
  return { local, writes, content: () => Object.fromEntries(storage.keys("").map((key) => [key, storage.get(key)])) };
}
const opened = (content: Record<string, string> = {}) => {
  const { local, writes } = watched(content);
  const onInvalidId = vi.fn<() => void>();
  return { storage: createCartStorage(local, onInvalidId), local, writes, onInvalidId };
};
function saved(state: CartState = full): Record<string, string> {
  const { local, content } = watched();
  createCartStorage(local).save(state);
  return content() as Record<string, string>;
}

test("a reload restores every field of the cart, its queue and the request in flight", () => {
  expect(opened(saved()).storage.read()).toEqual(stored);
});

test("an empty storage has no cart", () => {
  expect(opened().storage.read()).toEqual(nothing);
});

test("what a backend does not report may be absent", () => {
  const { countryId: _country, coupons: _coupons, ...bare } = cart;
  const plain: Cart = { ...bare, token: undefined, lines: [{ ...line, picture: undefined, weightGrams: undefined }] };
  expect(opened(saved({ ...full, confirmed: plain })).storage.read().confirmed).toEqual({
    ...plain,
    countryId: undefined,
    coupons: undefined,
  });
});

/** Returns every path to a value inside `value`. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((path) => [key, ...path])]);
}
function replaced(value: unknown, [key = "", ...rest]: string[], next: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) !== key ? item : rest.length === 0 ? next : replaced(item, rest, next)));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: rest.length === 0 ? next : replaced(record[key], rest, next) };
}

test.each(Object.keys(saved()).filter((key) => /^cart_(items|sending|action)/.test(key)))(
  "%s with any member of another type is not restored, and removed",
  (key) => {
    const content = saved();
    const value: unknown = JSON.parse(content[key] ?? "");
    for (const path of pathsOf(value)) {
      const { storage, local } = opened({ ...content, [key]: JSON.stringify(replaced(value, path, { no: 1 })) });
      const read = storage.read();
      const intact = { cart_items: stored.confirmed, cart_sending: stored.inFlight };
      const expected = {
        ...intact,
        ...(key in intact ? { [key]: undefined } : {}),
        mutations: key in intact ? 4 : 3,
      };
      const found = { cart_items: read.confirmed, cart_sending: read.inFlight, mutations: read.queue.length };
      expect(found, path.join(".")).toEqual(expected);
      expect(local.get(key), path.join(".")).toBeUndefined();
    }
  },
);

test.each<[string, string, string]>([
  ["cart_id", "0", "cartId"],
  ["cart_id", "null", "cartId"],
  ["cart_id", "undefined", "cartId"],
  ["cart_id", "", "cartId"],
  ["cart_generation", "1.5", "generation"],
  ["cart_generation", "x1", "generation"],
  ["cart_generation", "1x", "generation"],
  ["cart_generation", "", "generation"],
  ["cart_generation", "1".repeat(16), "generation"],
])("%s %j is none, and removed", (key, value, field) => {
  const { storage, local } = opened({ ...saved(), [key]: value });
  expect(storage.read()).toMatchObject({ [field]: nothing[field as "cartId" | "generation"] });
  expect(local.get(key)).toBeUndefined();
});

test("a stored id that is none is reported once; a valid one and a missing one are not", () => {
  for (const [content, times] of [
    [{ cart_id: "null" }, 1],
    [{ cart_id: "7" }, 0],
    [{}, 0],
  ] as const) {
    const { storage, onInvalidId } = opened(content);
    storage.read();
    storage.read();
    expect(onInvalidId).toHaveBeenCalledTimes(times);
  }
});

test("a count of 15 digits is restored", () => {
  expect(opened({ cart_generation: "1".repeat(15) }).storage.read().generation).toBe(Number("1".repeat(15)));
});

test.each(["", "a b", "a".repeat(129), "ä", 12])("an idempotency key %j is not restored", (key) => {
  const content = saved({ ...full, queue: [{ ...(queue[3] as QueuedMutation), key: "key" }] });
  content["cart_action:key"] = content["cart_action:key"]?.replace('"key":"key"', `"key":${JSON.stringify(key)}`) ?? "";
  expect(opened(content).storage.read().queue).toEqual([]);
});

test("idempotency keys have up to 128 letters, digits, - and _", () => {
  const key = "aZ09-_".padEnd(128, "x");
  const long = { ...(queue[3] as QueuedMutation), key };
  expect(opened(saved({ ...full, queue: [long] })).storage.read().queue).toEqual([long]);
});

test("mutations are in order of their positions, those of two tabs at one position by key", () => {
  const clear: CartMutation = { kind: "clear" };
  const order = [queued("c", 1, clear), queued("a", 2, clear), queued("b", 2, clear), queued("d", 3, clear)];
  for (const turned of [order, order.toReversed(), [order[2], order[0], order[3], order[1]] as QueuedMutation[]]) {
    expect(opened(saved({ ...full, queue: turned })).storage.read().queue).toEqual(order);
  }
});

test("unchanged text is the same object", () => {
  const { storage, local } = opened(saved());
  const one = storage.read();
  const two = storage.read();
  expect(two.confirmed).toBe(one.confirmed);
  expect(two.inFlight).toBe(one.inFlight);
  expect(two.queue.map((entry, at) => entry === one.queue[at])).toEqual([true, true, true, true]);
  local.set("cart_items", JSON.stringify({ version: 5, cart: { ...cart, id: 8 } }));
  expect(storage.read()).toMatchObject({ version: 5, confirmed: { id: 8 } });
});

test("an unchanged cart is not written again", () => {
  const { storage, writes } = opened();
  expect(storage.save(full)).toBe(true);
  writes.length = 0;
  expect(storage.save(full)).toBe(false);
  expect(storage.save({ ...full, confirmed: { ...cart } })).toBe(false);
  expect(writes).toEqual([]);
  const reopened = opened(saved());
  const { generation: restored = 0, ...rest } = reopened.storage.read();
  expect(reopened.storage.save({ ...initialCart, ...rest, generation: restored })).toBe(false);
  expect(reopened.writes).toEqual([]);
});

test.each<[string, Partial<CartState>, string[]]>([
  ["generation", { generation: 3 }, ["set cart_generation"]],
  ["id", { cartId: 8 }, ["set cart_id"]],
  ["secret", { token: "other" }, ["set cart_token"]],
  ["missing secret", { token: undefined }, ["remove cart_token"]],
  ["version", { version: 5 }, ["set cart_items"]],
  ["confirmed cart", { confirmed: { ...cart, id: 9 } }, ["set cart_items"]],
  ["finished request", { inFlight: undefined }, ["remove cart_sending"]],
  ["mutation", { queue: [...queue, queued("key-9", 9, { kind: "clear" })] }, ["set cart_action:key-9"]],
  ["shorter queue", { queue: queue.slice(0, 2) }, ["remove cart_action:key-3", "remove cart_action:key-2"]],
])("another %s writes that alone", (_what, change, expected) => {
  const { storage, writes } = opened();
  storage.save(full);
  writes.length = 0;
  expect(storage.save({ ...full, ...change })).toBe(true);
  expect(writes).toEqual(expected);
  expect(storage.save({ ...full, ...change })).toBe(false);
});

test("an action appears after its cart and the request that covers it, and leaves before the request ends", () => {
  const { storage, writes } = opened();
  storage.save(full);
  expect(writes).toEqual([
    "set cart_generation",
    "set cart_id",
    "set cart_token",
    "set cart_items",
    "set cart_sending",
    ...queue.map(({ key }) => `set cart_action:${key}`),
  ]);
  writes.length = 0;
  storage.save({ ...full, queue: [], inFlight: undefined });
  expect(writes).toEqual([...queue.map(({ key }) => `remove cart_action:${key}`).toReversed(), "remove cart_sending"]);
});

test("a mutation that another tab removed is gone, and written again when it is submitted again", () => {
  const { storage, local, writes } = opened(saved());
  storage.read();
  local.remove("cart_action:key-1");
  expect(storage.read().queue.map(({ key }) => key)).toEqual(["key-0", "key-2", "key-3"]);
  writes.length = 0;
  storage.save(full);
  expect(writes).toEqual(["set cart_action:key-1"]);
});

test("a page without a cart writes nothing", () => {
  const { storage, writes } = opened();
  expect(storage.save(initialCart)).toBe(false);
  expect(writes).toEqual([]);
});

test.each<[string, Partial<CartState>]>([
  ["an id", { cartId: 7 }],
  ["a response", { version: 1 }],
  ["a mutation", { queue: [queued("key-0", 0, { kind: "clear" })] }],
  ["a reset", { generation: 1 }],
])("a cart with only %s is stored with its generation", (_what, change) => {
  const state = { ...initialCart, ...change };
  const { local, content } = watched();
  createCartStorage(local).save(state);
  expect(content()).toMatchObject({ cart_generation: String(state.generation) });
  expect(createCartStorage(local).read()).toMatchObject({ generation: state.generation, ...change });
});

test("an ordered cart's id stays stored for the result page, but is no cart", () => {
  const { storage, local } = opened(saved());
  storage.read();
  storage.retainId();
  expect(storage.read()).toMatchObject({ cartId: 0, token: undefined });
  storage.save({ ...initialCart, generation: 3 });
  expect(local.get("cart_id")).toBe("7");
  expect(opened({ cart_id: "7", cart_over: "7", cart_token: "secret" }).storage.read()).toMatchObject({
    cartId: 0,
    token: undefined,
  });
  storage.save({ ...initialCart, generation: 3, cartId: 8, token: "new" });
  expect(storage.read()).toMatchObject({ cartId: 8, token: "new" });
  expect(local.get("cart_over")).toBeUndefined();
});

test("an ordered cart keeps its secret and its mark until there is another cart", () => {
  const { storage, local } = opened(saved());
  storage.read();
  storage.retainId();
  storage.save({ ...initialCart, generation: 3 });
  expect([local.get("cart_id"), local.get("cart_token"), local.get("cart_over")]).toEqual(["7", "secret", "7"]);
});

test("a reset removes id and secret", () => {
  const { storage, local } = opened(saved());
  storage.read();
  storage.save({ ...initialCart, generation: 3 });
  expect([local.get("cart_id"), local.get("cart_token")]).toEqual([undefined, undefined]);
});

test("the first cart of a shop has the id 1", () => {
  expect(opened(saved({ ...full, cartId: 1 })).storage.read().cartId).toBe(1);
});

test("a secret that another tab removed is gone", () => {
  const { storage, local } = opened(saved());
  storage.read();
  local.remove("cart_token");
  expect(storage.read().token).toBeUndefined();
});

test("a removed invalid value is no change to announce", () => {
  const { storage, writes } = opened({ ...saved(), cart_sending: "{}" });
  const { generation: restored = 0, ...rest } = storage.read();
  writes.length = 0;
  expect(storage.save({ ...initialCart, ...rest, generation: restored })).toBe(false);
  expect(writes).toEqual([]);
});

test("the mark of an ended cart whose id is gone is no cart", () => {
  expect(opened({ cart_over: "7" }).storage.read().cartId).toBe(0);
});

test("the id of an ended cart says nothing about another cart", () => {
  const { storage } = opened({ ...saved(), cart_over: "6" });
  expect(storage.read()).toMatchObject({ cartId: 7, token: "secret" });
});

test.each<[unknown, object]>([
  [
    { kind: "setQuantity", variantId: 0, quantity: 1 },
    { at: "variantId", expected: "a whole number of 1 or more", received: "0" },
  ],
  [
    { ...mutations[0], preview: { ...preview, picture: { ...picture, alt: 5 } } },
    { at: "preview.picture.alt", expected: "text", received: "5" },
  ],
])("a mutation that storage would not restore is INVALID_INPUT and names the member", (input, details) => {
  expect(() => parseMutation(input as CartMutation)).toThrow(
    expect.objectContaining({ code: "INVALID_INPUT", details: expect.objectContaining(details) }),
  );
});

test.each(mutations)("a mutation $kind that storage restores is returned without other members", (mutation) => {
  const input = { ...mutation, hidden: 1 };
  expect(parseMutation(input)).toEqual(mutation);
});
