import { beforeEach, expect, test, vi } from "vitest";

const KEY = "recently_viewed";
let storage: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  storage = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

/** A fresh module instance, as after a reload. */
const visit = () => import("./recentlyViewed.ts");
const stored = (): unknown => JSON.parse(storage.get(KEY) ?? "null");

test("the product viewed last is first, once", async () => {
  const { addRecentlyViewed } = await visit();
  for (const id of [1, 2, 3, 1]) addRecentlyViewed(id);
  expect(stored()).toEqual([1, 3, 2]);
});

test("a reload keeps them, and there are never more than twelve", async () => {
  storage.set(KEY, JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  const { addRecentlyViewed } = await visit();
  addRecentlyViewed(99);
  expect(stored()).toEqual([99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test.each(["{", "null", '"12"', "[1,-2]", "[1.5]", '["1"]', "[1,2,3,4,5,6,7,8,9,10,11,12,13]"])(
  "what is stored is not trusted: %s",
  async (text) => {
    storage.set(KEY, text);
    const { addRecentlyViewed } = await visit();
    addRecentlyViewed(5);
    expect(stored()).toEqual([5]);
  },
);

test("sign-out deletes it", async () => {
  const { clearRecentlyViewed, addRecentlyViewed } = await visit();
  addRecentlyViewed(5);
  clearRecentlyViewed();
  expect(stored()).toBeNull();
  addRecentlyViewed(6);
  expect(stored()).toEqual([6]);
});

test("without storage the list lives as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { addRecentlyViewed } = await visit();
  expect(() => addRecentlyViewed(5)).not.toThrow();
});
