// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { loadPageCode } from "./loadPageCode.ts";

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://shop.test/sofas", reload });
  document.head.innerHTML = '<link rel="modulepreload" href="data:text/javascript,export%20default%201">';
  sessionStorage.clear();
  reload.mockReset();
});

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** Returns whether hydration continues. */
const continues = (...more: Promise<unknown>[]): Promise<boolean> =>
  Promise.race([loadPageCode(...more).then(() => true), new Promise<boolean>((done) => setTimeout(done, 100, false))]);

test("a page with loaded code is hydrated", async () => {
  expect(await continues(Promise.resolve())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test("a page with missing code is reloaded once; then the server-rendered page stays", async () => {
  expect([await continues(missing()), await continues(missing())]).toEqual([false, false]);
  expect(reload).toHaveBeenCalledOnce();
});

test("a missing module that a page names counts too", async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="data:text/javascript,throw%201">';
  expect(await continues()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("without storage there is no reload loop", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementationOnce(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(await continues(missing())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
