import { beforeEach, expect, test, vi } from "vitest";

const KEY = "recently_viewed";
let kept: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A fresh module instance, as after a reload. */
const visit = () => import("./recentlyViewed.ts");
const stored = (): unknown => JSON.parse(kept.get(KEY) ?? "null");

test("what was looked at last stands first, once", async () => {
  const { rememberViewed } = await visit();
  for (const id of [1, 2, 3, 1]) rememberViewed(id);
  expect(stored()).toEqual([1, 3, 2]);
});

test("a reload keeps them, and there are never more than twelve", async () => {
  kept.set(KEY, JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  const { rememberViewed } = await visit();
  rememberViewed(99);
  expect(stored()).toEqual([99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test.each(["{", "null", '"12"', "[1,-2]", "[1.5]", '["1"]', "[1,2,3,4,5,6,7,8,9,10,11,12,13]"])(
  "what is stored is not trusted: %s",
  async (text) => {
    kept.set(KEY, text);
    const { rememberViewed } = await visit();
    rememberViewed(5);
    expect(stored()).toEqual([5]);
  },
);

test("signing out leaves nothing of it", async () => {
  const { forgetViewed, rememberViewed } = await visit();
  rememberViewed(5);
  forgetViewed();
  expect(stored()).toBeNull();
  rememberViewed(6);
  expect(stored()).toEqual([6]);
});

test("without storage the list lives as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { rememberViewed } = await visit();
  expect(() => rememberViewed(5)).not.toThrow();
});
