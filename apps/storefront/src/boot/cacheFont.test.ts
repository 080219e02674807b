// @vitest-environment jsdom
import { runInThisContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { cacheFont, useCachedFontScript } from "./cacheFont.ts";

const root = document.documentElement;
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete root.dataset["font"];
});

/** Runs the script with frames and font files under control. */
function startPage(): { paint: () => void; finishFont: () => Promise<void>; used: string[] } {
  const [frames, loads, used]: [Array<() => void>, Array<() => void>, string[]] = [[], [], []];
  class FakeFontFace {
    readonly source: string;
    constructor(_family: string, source: string) {
      this.source = source;
    }
    load(): Promise<this> {
      return new Promise((resolve) => loads.push(() => resolve(this)));
    }
  }
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  vi.stubGlobal("FontFace", FakeFontFace);
  Object.assign(document, { fonts: { add: ({ source }: FakeFontFace) => used.push(source) } });
  runInThisContext(useCachedFontScript());
  return {
    paint: () => frames.forEach((run) => run()),
    finishFont: async () => {
      loads.forEach((resolve) => resolve());
      await new Promise((resolve) => setTimeout(resolve));
    },
    used,
  };
}

test("a page uses the font only if an earlier page cached it", async () => {
  const first = startPage();
  await first.finishFont();
  expect([root.dataset["font"], first.used]).toEqual([undefined, []]);
  localStorage.setItem("fontCached", "1");
  const second = startPage();
  await second.finishFont();
  expect([root.dataset["font"], second.used]).toEqual(["", ["url(/fonts/figtree-latin.woff2)"]]);
});

test("a cached font that arrives after the first paint is not used on that page", async () => {
  localStorage.setItem("fontCached", "1");
  const page = startPage();
  page.paint();
  await page.finishFont();
  expect([root.dataset["font"], page.used]).toEqual([undefined, []]);
});

test("a Romanian page waits for both files", async () => {
  localStorage.setItem("fontCached", "1");
  root.lang = "ro";
  const page = startPage();
  root.lang = "";
  await page.finishFont();
  expect(page.used).toEqual(["url(/fonts/figtree-latin.woff2)", "url(/fonts/figtree-ext.woff2)"]);
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
