import { expect, test } from "vitest";
import { createShop } from "../createShop.js";
import { fakeShop } from "../testing/fakeShop.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import { createStore } from "./createStore.js";
import { toReadable } from "./toReadable.js";

const counter = () =>
  createStore<number, number, never>(
    0,
    (count, add) => [count + add, []],
    () => {},
    { warn: () => {} },
  );

test("a subscriber gets the value at once and each change until it unsubscribes", () => {
  const store = counter();
  const values: number[] = [];
  store.send(1);
  const unsubscribe = toReadable(store).subscribe((value) => values.push(value));
  expect(values).toEqual([1]);
  store.send(2);
  store.send(0);
  unsubscribe();
  store.send(4);
  expect(values).toEqual([1, 3]);
});

test("a change made by the first call of a subscriber reaches it", () => {
  const store = counter();
  const values: number[] = [];
  toReadable(store).subscribe((value) => {
    values.push(value);
    if (value < 2) store.send(1);
  });
  expect(values).toEqual([0, 1, 2]);
});

test("each store of a shop is a readable value, its cart in the order of the changes", async () => {
  const backend = fakeShop([{ id: 84, title: "Chair", priceCents: 15_900 }]);
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
  for (const store of [shop.cart, shop.checkout, shop.consent, shop.market, shop.session, shop.shipping]) {
    const values: unknown[] = [];
    toReadable<unknown>(store).subscribe((value) => values.push(value))();
    expect(values).toEqual([store.getSnapshot()]);
  }
  const states: Array<readonly [itemCount: number, isPending: boolean]> = [];
  toReadable(shop.cart).subscribe(({ lines, isPending }) => states.push([lines[0]?.quantity ?? 0, isPending]));
  shop.start();
  shop.cart.add(await shop.catalogue.product(84), { quantity: 2 });
  await shop.cart.whenSynced();
  expect(states[0]).toEqual([0, false]);
  expect(states).toContainEqual([2, true]);
  expect(states.at(-1)).toEqual([2, false]);
});
