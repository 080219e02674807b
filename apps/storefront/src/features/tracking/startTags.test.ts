// @vitest-environment jsdom
import { browserEnvironment, consentCookieHeader, type ConsentChoice } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ThirdPartyConfig } from "../../shared/thirdParties/thirdPartyConfig.ts";
import { createAppRouter } from "../../routing/createAppRouter.tsx";
import { storefronts } from "../../storefronts.ts";
import { createTestShop } from "../../testing/createTestShop.ts";
import { startTags } from "./startTags.ts";

const ALL: ConsentChoice = { analytics: true, advertising: true, services: false };
const BOTH: ThirdPartyConfig = { tagManager: "GTM-ABC123", pixelId: "123456789" };

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
function open(path: string, allowed: ConsentChoice | undefined, thirdParties: ThirdPartyConfig = BOTH) {
  history.replaceState(null, "", path);
  if (allowed !== undefined) {
    document.cookie = consentCookieHeader({ choice: allowed, chosenAt: Math.floor(Date.now() / 1000) });
  }
  const shop = createTestShop({ ...browserEnvironment(), fetch: async () => Response.json({}, { status: 404 }) });
  shop.consent.start();
  const router = createAppRouter({ shop, storefront: storefronts[0], origin: location.origin });
  const { context } = router.options;
  return { shop, context, start: () => (stop = startTags({ shop, router, thirdParties, earlyEvents: [] })) };
}

/** Settings of a shop that charges lei in Romania. */
const SETTINGS = {
  currency: "EUR",
  currencyRate: 1,
  countryId: 13,
  countries: [
    { id: 13, title: "Österreich", taxTitle: "20% Ust.", isoCode: "AT" },
    { id: 146, title: "Rumänien", taxTitle: "21% Ust.", isoCode: "RO", currency: "RON" },
  ],
};

function seedSettings({ shop, context }: ReturnType<typeof open>, settings: object = SETTINGS): void {
  context.queryClient.setQueryData(localeConfigQuery(shop).queryKey, settings);
}

const currenciesOf = (name: string): unknown[] =>
  dataLayerEntries().flatMap((entry) => (isEntry(entry) && entry.event === name ? [entry.ecommerce?.currency] : []));
const isEntry = (entry: unknown): entry is { event?: string; ecommerce?: { currency?: string } } =>
  typeof entry === "object" && entry !== null;

const scripts = (): string[] => [...document.querySelectorAll("script")].map(({ src }) => new URL(src).host);
const dataLayerEntries = (): unknown[] =>
  (window.dataLayer ?? []).map((entry) => (isArguments(entry) ? [...entry] : entry));
const isArguments = (entry: unknown): entry is ArrayLike<unknown> & Iterable<unknown> =>
  Object.prototype.toString.call(entry) === "[object Arguments]";
const sofa = {
  ref: "LH-1",
  title: "Sofa",
  brand: "",
  category: "",
  variantTitle: "",
  priceCents: 89_900,
  discountCents: 0,
  quantity: 1,
};
const purchase = {
  type: "purchase" as const,
  order: { ref: "ORD1", valueCents: 89_900, taxCents: 14_983, shippingCents: 9000 },
  items: [sofa],
};

test("denied defaults come first, then granted consent, then the tag manager", () => {
  open("/", ALL).start();
  const [first, second, third, fourth] = dataLayerEntries();
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

test("without consent nothing is loaded, and events are not queued", () => {
  const { shop, start } = open("/", undefined);
  start();
  shop.events.emit("analytics", purchase);
  expect(scripts()).toEqual([]);
  expect(sessionStorage.getItem("trade_waiting")).toBeNull();
  expect(localStorage.getItem("purchases_told")).toBeNull();
});

test("analytics consent alone starts no pixel and grants no advertising", () => {
  open("/", { ...ALL, advertising: false }).start();
  expect(scripts()).toEqual(["www.googletagmanager.com"]);
  expect(dataLayerEntries()[2]).toMatchObject([
    "consent",
    "update",
    { ad_storage: "denied", analytics_storage: "granted" },
  ]);
});

test.each(["/checkout", "/login-register", "/account/orders", "/guest/invoice/R1/hash", "/newsletter?email=a@b.at"])(
  "no tag runs on %s; what happens there waits for a page where they do",
  (path) => {
    const { shop, start } = open(path, ALL);
    start();
    shop.events.emit("analytics", { type: "begin_checkout", items: [sofa] });
    expect(scripts()).toEqual([]);
    expect(JSON.stringify(dataLayerEntries())).not.toContain("begin_checkout");
    stop?.();

    open("/order-placed?cart_id=7", ALL).start();
    expect(dataLayerEntries()).toContainEqual(expect.objectContaining({ event: "begin_checkout" }));
    expect(JSON.stringify(dataLayerEntries())).not.toMatch(/cart_id|@/);
    expect(sessionStorage.getItem("trade_waiting")).toBeNull();
  },
);

test("a queued event keeps the currency of its amounts", async () => {
  const checkout = open("/checkout", ALL);
  seedSettings(checkout);
  await checkout.shop.market.setCountry("RO");
  checkout.start();
  checkout.shop.events.emit("analytics", { type: "begin_checkout", items: [sofa] });
  stop?.();

  const after = open("/order-placed?cart_id=7", ALL);
  seedSettings(after);
  await after.shop.market.setCountry("AT");
  after.start();
  after.shop.events.emit("analytics", { type: "view_cart", items: [sofa] });
  expect([...currenciesOf("begin_checkout"), ...currenciesOf("view_cart")]).toEqual(["RON", "EUR"]);
});

test("prices that are converted for display are reported in the currency that is charged", () => {
  const page = open("/", ALL);
  seedSettings(page, { ...SETTINGS, currency: "CHF", currencyRate: 0.95 });
  page.start();
  page.shop.events.emit("analytics", { type: "view_cart", items: [sofa] });
  expect(currenciesOf("view_cart")).toEqual(["EUR"]);
});

test("a purchase is reported once per order, however often its page is opened", () => {
  const { shop, start } = open("/order-placed", ALL);
  start();
  shop.events.emit("analytics", purchase);
  shop.events.emit("analytics", purchase);
  stop?.();
  const again = open("/order-placed", ALL);
  again.start();
  again.shop.events.emit("analytics", purchase);
  const purchases = dataLayerEntries().filter(
    (entry) => typeof entry === "object" && entry !== null && "event" in entry && entry.event === "purchase",
  );
  expect(purchases).toHaveLength(1);
  expect(purchases[0]).toMatchObject({
    ecommerce: { transaction_id: "ORD1", value: 899, shipping: 90, currency: "EUR" },
  });
});

test("withdrawn consent denies all four signals, deletes the cookies and reloads the page", () => {
  vi.stubGlobal("location", { ...urlParts(), reload });
  document.cookie = "_ga=GA1.1.2; Path=/";
  document.cookie = "_fbp=fb.1; Path=/";
  const { shop, start } = open("/", ALL);
  start();
  shop.events.emit("analytics", purchase);
  shop.consent.chooseAll(false);
  expect(dataLayerEntries().at(-1)).toMatchObject([
    "consent",
    "update",
    { ad_storage: "denied", analytics_storage: "denied" },
  ]);
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

test("leaving a page with tags for a private page loads that page as a document, and only then", () => {
  const { context, start } = open("/cart", ALL);
  start();
  expect(() => context.beforeNavigate?.({ pathname: "/sofas.html", href: "/sofas.html" })).not.toThrow();
  expect(() => context.beforeNavigate?.({ pathname: "/checkout", href: "/checkout" })).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ href: "/checkout", reloadDocument: true }) }),
  );
  stop?.();
  const without = open("/cart", { analytics: false, advertising: false, services: true });
  without.start();
  expect(() => without.context.beforeNavigate?.({ pathname: "/checkout", href: "/checkout" })).not.toThrow();
});

const preview = {
  title: "Sofa",
  ref: "LH-1",
  url: "/sofa.html",
  brand: "",
  picture: undefined,
  color: "Grün",
  size: "",
  unitCents: 89_900,
  compareAtCents: undefined,
  vatPercent: 20,
  step: 1,
  stock: 9,
  freight: true,
};

test("cart events report the mutations that the shopper submitted", () => {
  const { shop, start } = open("/", ALL);
  start();
  shop.cart.add({ ...preview, variantId: 21, productId: 1 }, { quantity: 2 });
  shop.cart.setQuantity(21, 5);
  shop.cart.setQuantity(21, 4);
  shop.cart.clear();
  const cartEvents = dataLayerEntries().flatMap((entry) =>
    isCartEvent(entry) ? [[entry.event, entry.ecommerce.items[0]?.quantity]] : [],
  );
  expect(cartEvents).toEqual([
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

test("an added item has the currency of the country whose price it has, the cart its own", () => {
  const page = open("/", ALL);
  seedSettings(page);
  page.start();
  page.shop.cart.add({ ...preview, variantId: 21, productId: 1, countryId: 146 });
  page.shop.cart.setQuantity(21, 2);
  page.shop.cart.add({ ...preview, variantId: 22, productId: 2 });
  expect(currenciesOf("add_to_cart")).toEqual(["RON", "RON", "EUR"]);
});
