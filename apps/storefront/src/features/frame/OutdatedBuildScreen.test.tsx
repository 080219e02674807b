// @vitest-environment jsdom
import type { Texts } from "../../i18n/createTexts.ts";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
// jsdom does not implement scrolling.
vi.stubGlobal("scrollTo", () => {});

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  // React and the router log the failure.
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockImplementation(() => {});
  vi.stubGlobal("location", { href: "https://shop.test/sofas", reload });
  vi.stubGlobal("fetch", fetched);
  for (const mock of [reload, fetched]) mock.mockReset();
  fetched.mockResolvedValue(new Response(null));
  sessionStorage.clear();
  localStorage.setItem("cart_id", "7");
});

/** Renders `ErrorScreen` for a failure and returns what it displays after its checks. */
async function renderErrorScreen(
  loaderError: unknown,
): Promise<{ text: string; offersToClear: boolean; texts: Texts }> {
  const { element, texts } = await createTestPage({ Screen: ErrorScreen, loaderError });
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(element));
  const found = { text: place.textContent, offersToClear: place.querySelector("form") !== null, texts };
  act(() => root.unmount());
  return found;
}

const messages = [
  "Failed to fetch dynamically imported module: https://shop.test/assets/ProductScreen-a1.js",
  "error loading dynamically imported module: https://shop.test/assets/de-b2.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/product-c3.css",
];

test.each(messages)(
  "a page older than the release: the next page is requested from the server once, and the cart stays (%s)",
  async (message) => {
    const first = await renderErrorScreen(new TypeError(message));
    expect(reload).toHaveBeenCalledOnce();
    expect(first.offersToClear).toBe(false);
    const second = await renderErrorScreen(new TypeError(message));
    expect(reload).toHaveBeenCalledOnce();
    expect(second.text).toContain(second.texts.t("frame/lazy")("broken.title"));
    expect(second.offersToClear).toBe(false);
    expect(localStorage.getItem("cart_id")).toBe("7");
  },
);

test("a page that is being left reports no canceled downloads and reloads only when it comes back; one that stays offers it", async () => {
  vi.useFakeTimers();
  document.documentElement.dataset["leaving"] = "";
  try {
    const { element, texts } = await createTestPage({ Screen: ErrorScreen, loaderError: new TypeError(messages[0]) });
    const place = document.createElement("div");
    const root = createRoot(place);
    await act(async () => root.render(element));
    expect(place.textContent).toBe(texts.t("shared")("wait"));
    expect(fetched).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(place.textContent).toContain(texts.t("frame/lazy")("broken.reload"));
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
    act(() => root.unmount());
  } finally {
    delete document.documentElement.dataset["leaving"];
    vi.useRealTimers();
  }
});

test.each([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["fails itself", () => Promise.resolve(new Response(null, { status: 503 }))],
])("a page is not left for a server that %s", async (_how, respond) => {
  fetched.mockImplementation(respond);
  const { text, texts } = await renderErrorScreen(new TypeError(messages[0]));
  expect(text).toContain(texts.t("shared")("failed.title"));
  expect(reload).not.toHaveBeenCalled();
});

test("any other failure reloads nothing", async () => {
  await renderErrorScreen(new TypeError("undefined is not a function"));
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
