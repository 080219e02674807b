// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./chunkLoadError.ts";

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("location", { href: "https://shop.example/sofa", reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page reloads for missing code once", () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that is being left does not reload, unless it comes back from the browser's cache", () => {
  document.documentElement.dataset["leaving"] = "";
  expect(reloadOnce()).toBe(true);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
  delete document.documentElement.dataset["leaving"];
});

test("offline, the page stays and reloads when it is online again", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(reloadOnce()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledOnce();
});
