// @vitest-environment jsdom
import { browserEnvironment, consentSetCookie, type ConsentChoice } from "@shop/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Parties } from "../../app/parties.ts";
import { createAppRouter } from "../../router.tsx";
import { storefronts } from "../../storefronts.ts";
import { testShop } from "../../testing/testShop.ts";
import { startTags } from "./startTags.ts";

const ALL: ConsentChoice = { analytics: true, advertising: true, services: false };
const BOTH: Parties = { tagManager: "GTM-ABC123", pixel: "123456789" };

let stop: (() => void) | undefined;
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: location.href }], now: () => 0 });
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=; Max-Age=0; Path=/`;
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.fbq;
  reload.mockReset();
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
});

/** Opens a page of the shop in this browser. */
function open(path: string, allowed: ConsentChoice | undefined, parties: Parties = BOTH) {
  history.replaceState(null, "", path);
  if (allowed !== undefined) {
    document.cookie = consentSetCookie({ choice: allowed, at: Math.floor(Date.now() / 1000) });
  }
  const shop = testShop({ ...browserEnvironment(), fetch: async () => Response.json({}, { status: 404 }) });
  shop.consent.start();
  const router = createAppRouter({ shop, storefront: storefronts[0], origin: location.origin });
  const { context } = router.options;
  return { shop, context, start: () => (stop = startTags({ shop, router, parties, early: [] })) };
}

const scripts = (): string[] => [...document.querySelectorAll("script")].map(({ src }) => new URL(src).host);
const words = (): unknown[] => (window.dataLayer ?? []).map((entry) => (isArguments(entry) ? [...entry] : entry));
const isArguments = (entry: unknown): entry is ArrayLike<unknown> & Iterable<unknown> =>
  Object.prototype.toString.call(entry) === "[object Arguments]";
const sofa = {
  ref: "LH-1",
  title: "Sofa",
  brand: "",
  category: "",
  variant: "",
  priceCents: 89_900,
  discountCents: 0,
  quantity: 1,
};
const purchase = {
  type: "purchase" as const,
  order: { ref: "ORD1", valueCents: 89_900, taxCents: 14_983, shippingCents: 9000 },
  items: [sofa],
};

test("defaults are denied before anything else, then what was granted, then the tag manager", () => {
  open("/", ALL).start();
  const [first, second, third, fourth] = words();
  expect(first).toEqual([
    "consent",
    "default",
    {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
      wait_for_update: 500,
    },
  ]);
  expect(second).toEqual(["set", "ads_data_redaction", true]);
  expect(third).toMatchObject(["consent", "update", { ad_storage: "granted", analytics_storage: "granted" }]);
  expect(fourth).toMatchObject({ event: "gtm.js" });
  expect(scripts()).toEqual(["www.googletagmanager.com", "connect.facebook.net"]);
});

test("without consent nothing is loaded, and what happens is not kept", () => {
  const { shop, start } = open("/", undefined);
  start();
  shop.events.emit("trade", purchase);
  expect(scripts()).toEqual([]);
  expect(sessionStorage.getItem("trade_waiting")).toBeNull();
  expect(localStorage.getItem("purchases_told")).toBeNull();
});

test("statistics alone start no pixel, and grant nothing of advertising", () => {
  open("/", { ...ALL, advertising: false }).start();
  expect(scripts()).toEqual(["www.googletagmanager.com"]);
  expect(words()[2]).toMatchObject(["consent", "update", { ad_storage: "denied", analytics_storage: "granted" }]);
});

test.each(["/checkout", "/login-register", "/account/orders", "/guest/invoice/R1/hash", "/newsletter?email=a@b.at"])(
  "no tag runs on %s; what happens there waits for a page where they do",
  (path) => {
    const { shop, start } = open(path, ALL);
    start();
    shop.events.emit("trade", { type: "begin_checkout", items: [sofa] });
    expect(scripts()).toEqual([]);
    expect(JSON.stringify(words())).not.toContain("begin_checkout");
    stop?.();

    open("/order-placed?cart_id=7", ALL).start();
    expect(words()).toContainEqual(expect.objectContaining({ event: "begin_checkout" }));
    expect(JSON.stringify(words())).not.toMatch(/cart_id|@/);
    expect(sessionStorage.getItem("trade_waiting")).toBeNull();
  },
);

test("a purchase is told once per order, however often its page is looked at", () => {
  const { shop, start } = open("/order-placed", ALL);
  start();
  shop.events.emit("trade", purchase);
  shop.events.emit("trade", purchase);
  stop?.();
  const again = open("/order-placed", ALL);
  again.start();
  again.shop.events.emit("trade", purchase);
  const told = words().filter(
    (entry) => typeof entry === "object" && entry !== null && "event" in entry && entry.event === "purchase",
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ ecommerce: { transaction_id: "ORD1", value: 899, shipping: 90, currency: "EUR" } });
});

test("taking consent back denies all four, deletes what was left and loads the page anew", () => {
  vi.stubGlobal("location", { ...urlParts(), reload });
  document.cookie = "_ga=GA1.1.2; Path=/";
  document.cookie = "_fbp=fb.1; Path=/";
  const { shop, start } = open("/", ALL);
  start();
  shop.events.emit("trade", purchase);
  shop.consent.answer(false);
  expect(words().at(-1)).toMatchObject(["consent", "update", { ad_storage: "denied", analytics_storage: "denied" }]);
  expect(document.cookie).not.toMatch(/_ga|_fbp/);
  expect(localStorage.getItem("purchases_told")).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});

const urlParts = () => ({
  href: location.href,
  origin: location.origin,
  hostname: location.hostname,
  pathname: location.pathname,
  protocol: location.protocol,
});

test("a page where a tag runs is left for a private one by loading that anew, and only then", () => {
  const { context, start } = open("/cart", ALL);
  start();
  expect(() => context.border?.({ pathname: "/sofas.html", href: "/sofas.html" })).not.toThrow();
  expect(() => context.border?.({ pathname: "/checkout", href: "/checkout" })).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ href: "/checkout", reloadDocument: true }) }),
  );
  stop?.();
  const without = open("/cart", { analytics: false, advertising: false, services: true });
  without.start();
  expect(() => without.context.border?.({ pathname: "/checkout", href: "/checkout" })).not.toThrow();
});

test("what is put into the cart and taken out again is told by what the shopper asked for", () => {
  const { shop, start } = open("/", ALL);
  start();
  const preview = {
    title: "Sofa",
    ref: "LH-1",
    url: "/sofa.html",
    brand: "",
    picture: undefined,
    color: "Grün",
    size: "",
    unitCents: 89_900,
    regularCents: undefined,
    vatPercent: 20,
    step: 1,
    stock: 9,
    freight: true,
  };
  shop.cart.ask({ kind: "add", saleElementId: 21, productId: 1, quantity: 2, preview });
  shop.cart.ask({ kind: "set", saleElementId: 21, quantity: 5 });
  shop.cart.ask({ kind: "set", saleElementId: 21, quantity: 4 });
  shop.cart.ask({ kind: "clear" });
  const told = words().flatMap((entry) =>
    isCartEvent(entry) ? [[entry.event, entry.ecommerce.items[0]?.quantity]] : [],
  );
  expect(told).toEqual([
    ["add_to_cart", 2],
    ["add_to_cart", 3],
    ["remove_from_cart", 1],
    ["remove_from_cart", 4],
  ]);
});

interface CartEvent {
  event: string;
  ecommerce: { items: Array<{ quantity: number }> };
}
const isCartEvent = (entry: unknown): entry is CartEvent =>
  typeof entry === "object" && entry !== null && "event" in entry && /_(to|from)_cart$/.test(String(entry.event));
