// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { cacheFont, useCachedFontScript } from "./cacheFont.ts";

const root = document.documentElement;
function runScript(): void {
  const script = document.createElement("script");
  script.textContent = useCachedFontScript;
  document.head.append(script);
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete root.dataset["font"];
  document.head.replaceChildren();
});

test("a page uses and preloads the font only if an earlier page cached it", () => {
  runScript();
  expect(root.dataset["font"]).toBeUndefined();
  localStorage.setItem("fontCached", "1");
  runScript();
  expect(root.dataset["font"]).toBe("");
  expect(document.querySelector<HTMLLinkElement>("link[rel=preload]")?.getAttribute("href")).toMatch(/latin/);
});

test("after hydration the font is loaded, and stored as cached unless that fails", async () => {
  vi.useFakeTimers();
  root.dataset["hydrated"] = "";
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  const fetchFont = vi.fn(() => Promise.resolve(new Response("font")));
  vi.stubGlobal("fetch", fetchFont);
  cacheFont("ro");
  expect(fetchFont).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(localStorage.getItem("fontCached")).toBe("1"));
  expect(fetchFont).toHaveBeenCalledTimes(2);
});

test("a page with the font loads nothing", () => {
  root.dataset["font"] = "";
  const fetchFont = vi.fn();
  vi.stubGlobal("fetch", fetchFont);
  cacheFont("de");
  expect(fetchFont).not.toHaveBeenCalled();
});
