import { expect, test } from "vitest";
import { memoryStorage } from "../environment/runtime.js";
import { createWishlist, MAX_WISHLIST_PRODUCTS } from "./createWishlist.js";

/** Two tabs share `local`; messages of one reach the other. */
function openTab(local = memoryStorage(), tabs = new Set<(message: unknown) => void>()) {
  const listeners: Array<(message: unknown) => void> = [];
  const deliver = (message: unknown): void => listeners.forEach((listener) => listener(message));
  tabs.add(deliver);
  const resumed = new Set<() => void>();
  const wishlist = createWishlist({
    log: { warn: () => {} },
    storage: { local, session: memoryStorage() },
    broadcast: {
      post: (message) => tabs.forEach((tab) => tab === deliver || tab(message)),
      subscribe: (listener) => {
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      },
    },
    resumed: {
      subscribe: (listener) => {
        resumed.add(() => listener());
        return () => {};
      },
    },
  });
  return { wishlist, local, tabs, resume: () => resumed.forEach((run) => run()) };
}

test("saved products are listed newest first, each once, and survive the visit", () => {
  const { wishlist, local } = openTab();
  wishlist.add(1);
  wishlist.toggle(2);
  wishlist.add(1);
  expect(wishlist.getSnapshot()).toEqual([1, 2]);
  expect(openTab(local).wishlist.getSnapshot()).toEqual([1, 2]);
});

test("toggling removes a saved product", () => {
  const { wishlist, local } = openTab();
  wishlist.add(3, 4);
  wishlist.toggle(3);
  expect(wishlist.getSnapshot()).toEqual([4]);
  wishlist.remove(4);
  expect(openTab(local).wishlist.getSnapshot()).toEqual([]);
});

test("a change shows in the other tabs at once", () => {
  const one = openTab();
  const other = openTab(one.local, one.tabs);
  let changes = 0;
  other.wishlist.subscribe(() => (changes += 1));
  one.wishlist.add(7);
  expect(other.wishlist.getSnapshot()).toEqual([7]);
  expect(changes).toBe(1);
});

test("two tabs without messages do not overwrite each other", () => {
  const one = openTab();
  const other = openTab(one.local);
  one.wishlist.add(1);
  other.wishlist.add(2);
  expect(other.wishlist.getSnapshot()).toEqual([2, 1]);
  one.resume();
  expect(one.wishlist.getSnapshot()).toEqual([2, 1]);
});

test.each(["{", "null", '"12"', "[1,-2]", "[1.5]", '["1"]', "[0]"])("stored text is not trusted: %s", (text) => {
  const { wishlist } = openTab(memoryStorage({ wishlist: text }));
  expect(wishlist.getSnapshot()).toEqual([]);
  wishlist.add(5);
  expect(wishlist.getSnapshot()).toEqual([5]);
});

test("messages are not trusted: they only make the tab read its storage", () => {
  const { wishlist, tabs } = openTab();
  wishlist.add(5);
  for (const message of [{ wishlist: [9] }, "wishlist", null]) for (const tab of tabs) tab(message);
  expect(wishlist.getSnapshot()).toEqual([5]);
});

test("another product than the hundredth drops the oldest", () => {
  const { wishlist } = openTab();
  wishlist.add(...Array.from({ length: MAX_WISHLIST_PRODUCTS }, (_, index) => index + 1));
  wishlist.add(999);
  expect(wishlist.getSnapshot()).toHaveLength(MAX_WISHLIST_PRODUCTS);
  expect(wishlist.getSnapshot()[0]).toBe(999);
  expect(wishlist.getSnapshot()).not.toContain(MAX_WISHLIST_PRODUCTS);
});

test.each([Number.NaN, -1, 1.5, 0])("anything but an id is rejected, and nothing changes: %s", (id) => {
  const { wishlist } = openTab();
  wishlist.add(5);
  expect(() => wishlist.toggle(id)).toThrow("INVALID_INPUT");
  expect(() => wishlist.add(6, id)).toThrow("INVALID_INPUT");
  expect(wishlist.getSnapshot()).toEqual([5]);
});

test("clearing empties the list everywhere", () => {
  const one = openTab();
  const other = openTab(one.local, one.tabs);
  one.wishlist.add(1, 2);
  one.wishlist.clear();
  expect([one, other].map(({ wishlist }) => wishlist.getSnapshot())).toEqual([[], []]);
});

test("a destroyed wish list no longer follows other tabs", () => {
  const one = openTab();
  const other = openTab(one.local, one.tabs);
  other.wishlist.destroy();
  one.wishlist.add(1);
  expect(other.wishlist.getSnapshot()).toEqual([]);
});
