import { beforeEach, expect, test, vi } from "vitest";
import { createTexts } from "../../i18n/createTexts.ts";
import { NO_TOASTS, toastStore } from "../../shared/toasts.ts";
import { createTestShop } from "../../testing/createTestShop.ts";
import { reportCartEvents } from "./reportCartEvents.ts";

beforeEach(() => toastStore.set(NO_TOASTS));

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

test.each([
  ["de", titled("Sofa Hallein"), "Beim Anmelden nicht in Ihren Warenkorb übernommen: Sofa Hallein. Möglicherweise"],
  ["en", titled("A", "B", "C"), "Not moved to your cart when you logged in: A, B, C. It may"],
  ["ro", titled("A", "B", "C", "D"), "nu s-au preluat în coș următoarele produse: A, B, C, D. Este posibil"],
])("lines that a sign-in did not take over are named (%s)", async (language, lines, text) => {
  const shop = createTestShop();
  reportCartEvents(shop, createTexts(language));
  shop.events.emit("cart:dropped", { reason: "unmerged", mutations: [], lines: lines as never });
  await vi.waitFor(() => expect(toastStore.getSnapshot()).toHaveLength(1));
  expect(toastStore.getSnapshot()[0]).toMatchObject({ tone: "error", content: expect.stringContaining(text) });
});

test("other lost changes are reported without names", async () => {
  const shop = createTestShop();
  reportCartEvents(shop, createTexts("en"));
  shop.events.emit("cart:dropped", { reason: "gone", mutations: [] });
  await vi.waitFor(() =>
    expect(toastStore.getSnapshot()).toMatchObject([{ content: expect.stringMatching(/^Your previous cart/) }]),
  );
});

test("a change that waits offline is reported by the offline notice if its own texts could not be loaded", async () => {
  const shop = createTestShop();
  const texts = createTexts("en");
  await texts.load("frame");
  reportCartEvents(shop, { ...texts, loadLazy: () => Promise.reject(new TypeError("Failed to fetch")) });
  shop.events.emit("cart:queued", { code: "NETWORK", mutations: [] });
  await vi.waitFor(() =>
    expect(toastStore.getSnapshot()).toMatchObject([{ content: texts.t("frame")("offline.notice") }]),
  );
});
