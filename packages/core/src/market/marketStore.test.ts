import { expect, test } from "vitest";
import { createShop } from "../createShop.js";
import { fakeShop } from "../testing/fakeShop.js";
import type { Shop, ShopConfig } from "../shop.js";
import type { Environment } from "../environment/environment.js";
import { memoryEnvironment, memoryStorage } from "../environment/runtime.js";

await Promise.all([import("../calls/clients.js"), import("ky")]);

const config: ShopConfig = fakeShop([]).config;

function shopWith(
  stored: Record<string, string> = {},
  overrides: Partial<ShopConfig> = {},
  shared: Partial<Environment> = {},
) {
  const requestedUrls: URL[] = [];
  const local = memoryStorage(stored);
  const environment = memoryEnvironment({
    fetch: async (request) => {
      requestedUrls.push(new URL(request.url));
      return Response.json([]);
    },
    storage: { local, session: memoryStorage() },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key-abcdefghijklmnop" },
    ...shared,
  });
  return { shop: createShop({ ...config, ...overrides }, environment), local, requestedUrls };
}

const displayed = ({ market, shipping }: Shop) => ({
  ...market.getSnapshot(),
  shippingCountryId: shipping.getSnapshot().countryId,
});

test("nothing stored: gross, for the storefront's own country", () => {
  const { shop } = shopWith();
  shop.start();
  expect(displayed(shop)).toEqual({
    excludeVat: false,
    country: "AT",
    countryId: 13,
    taxTitle: undefined,
    shippingCountryId: 13,
  });
});

test("the next page restores the selected market", () => {
  const { shop, local } = shopWith();
  shop.start();
  void shop.market.setCountry("DE", "19% Ust.");
  shop.market.setExcludeVat(true);
  const keys = ["excludeVAT", "country_id", "tax_title", "country_tax"];
  const stored = Object.fromEntries(keys.map((key) => [key, local.get(key) ?? ""]));
  expect(stored).toEqual({ excludeVAT: "true", country_id: "5", tax_title: "19% Ust.", country_tax: "19" });

  const next = shopWith(stored);
  next.shop.start();
  expect(displayed(next.shop)).toEqual({
    excludeVat: true,
    country: "DE",
    countryId: 5,
    taxTitle: "19% Ust.",
    shippingCountryId: 5,
  });
  expect(next.local.get("tax_title")).toBe("19% Ust.");
});

test.each(["TRUE", "1", "yes", ""])("excludeVAT is the text true or false, nothing else: %j", (excludeVAT) => {
  const { shop, local } = shopWith({ excludeVAT });
  shop.start();
  expect(shop.market.getSnapshot().excludeVat).toBe(false);
  expect(local.get("excludeVAT")).toBeUndefined();
});

test.each(["999", "-5", "null", "5.5"])("a stored country that is not delivered to is dropped: %j", (country_id) => {
  const { shop, local } = shopWith({ country_id, tax_title: "27% VAT" });
  shop.start();
  expect(displayed(shop)).toMatchObject({ countryId: 13, shippingCountryId: 13 });
  expect(local.get("country_id")).toBeUndefined();
});

test("the market of the rendered page applies until storage is read", () => {
  const settings = { excludeVat: true, country: "DE" };
  const rendered = shopWith({}, { rendered: settings });
  expect(rendered.shop.market.rendered).toMatchObject(settings);
  rendered.shop.start();
  expect(displayed(rendered.shop)).toMatchObject({ ...settings, shippingCountryId: 5 });

  const other = shopWith({ excludeVAT: "false", country_id: "13" }, { rendered: settings });
  other.shop.start();
  expect(other.shop.market.rendered).toMatchObject(settings);
  expect(displayed(other.shop)).toMatchObject({ excludeVat: false, countryId: 13, shippingCountryId: 13 });
});

test("prices of the catalogue are asked for in the chosen country, without a name for the storefront's own", async () => {
  const { shop, requestedUrls } = shopWith();
  shop.start();
  await shop.catalogue.products({});
  void shop.market.setCountry("DE", "19% Ust.");
  await shop.catalogue.products({});
  expect(requestedUrls.map(({ searchParams }) => searchParams.get("country_id"))).toEqual([null, "5"]);
});

test("another delivery country changes the prices too", () => {
  const { shop, local } = shopWith();
  shop.start();
  void shop.market.setCountry("DE", "19% Ust.");
  void shop.market.setCountry("RO");
  expect(displayed(shop)).toMatchObject({ countryId: 146, taxTitle: undefined });
  expect([local.get("tax_title"), local.get("country_tax")]).toEqual([undefined, undefined]);
});

test("sign-out resets the market", () => {
  const { shop, local } = shopWith();
  shop.start();
  void shop.market.setCountry("DE", "19% Ust.");
  shop.market.setExcludeVat(true);
  shop.session.signOut();
  expect(displayed(shop)).toMatchObject({ excludeVat: false, countryId: 13, shippingCountryId: 13 });
  for (const key of ["excludeVAT", "country_id", "tax_title", "country_tax"]) expect(local.get(key)).toBeUndefined();
});

/** Two pages of one shopper, with shared storage. */
function twoTabs() {
  const local = memoryStorage();
  const posted: unknown[] = [];
  const receivers = new Set<(message: unknown) => void>();
  const resumed = new Set<() => void>();
  const tab = (): Shop => {
    const own = new Set<(message: unknown) => void>();
    const { shop } = shopWith(
      {},
      {},
      {
        storage: { local, session: memoryStorage() },
        broadcast: {
          post(message) {
            posted.push(message);
            for (const receive of receivers) if (!own.has(receive)) receive(structuredClone(message));
          },
          subscribe(receive) {
            receivers.add(receive);
            own.add(receive);
            return () => void receivers.delete(receive);
          },
        },
        resumed: {
          subscribe(resume) {
            resumed.add(resume);
            return () => void resumed.delete(resume);
          },
        },
      },
    );
    shop.start();
    return shop;
  };
  return { here: tab(), there: tab(), local, posted, receivers, resumed };
}

test("net or gross, and the country, change in all open tabs at once", () => {
  const { here, there, posted, local } = twoTabs();
  here.market.setExcludeVat(true);
  expect(displayed(there)).toMatchObject({ excludeVat: true, shippingCountryId: 13 });
  void there.market.setCountry("DE", "19% Ust.");
  expect(displayed(here)).toEqual({
    excludeVat: true,
    country: "DE",
    countryId: 5,
    taxTitle: "19% Ust.",
    shippingCountryId: 5,
  });
  const postedCount = posted.length;
  void here.market.setCountry("RO");
  expect(displayed(there)).toEqual({
    excludeVat: true,
    country: "RO",
    countryId: 146,
    taxTitle: undefined,
    shippingCountryId: 146,
  });
  // A received change is not broadcast again.
  expect(posted).toHaveLength(postedCount + 1);
  here.session.signOut();
  expect(displayed(there)).toMatchObject({ excludeVat: false, countryId: 13, shippingCountryId: 13 });
  expect(local.get("tax_title")).toBeUndefined();
});

test.each([
  "market",
  null,
  { market: { excludeVat: "true", country: "DE" } },
  { market: { excludeVat: true, country: 5 } },
  { market: { excludeVat: true, country: "FR" } },
])("messages of other tabs are validated: %j", (message) => {
  const { there, receivers } = twoTabs();
  for (const receive of receivers) receive(message);
  expect(displayed(there)).toEqual({
    excludeVat: false,
    country: "AT",
    countryId: 13,
    taxTitle: undefined,
    shippingCountryId: 13,
  });
});

test("a page restored from cache shows the current market", () => {
  const { here, local, resumed } = twoTabs();
  for (const [key, value] of [
    ["excludeVAT", "true"],
    ["country_id", "5"],
    ["tax_title", "19% Ust."],
  ] as const) {
    local.set(key, value);
  }
  for (const resume of resumed) resume();
  expect(displayed(here)).toEqual({
    excludeVat: true,
    country: "DE",
    countryId: 5,
    taxTitle: "19% Ust.",
    shippingCountryId: 5,
  });
});

test.each<[string, Record<string, string>, object]>([
  ["nothing", {}, { excludeVat: true, countryId: 5, taxTitle: "19% Ust.", shippingCountryId: 5 }],
  ["prices with VAT", { excludeVAT: "false" }, { excludeVat: false, countryId: 5, taxTitle: "19% Ust." }],
  ["another country alone", { country_id: "146" }, { excludeVat: true, countryId: 146, taxTitle: undefined }],
  ["a country nobody delivers to", { country_id: "999" }, { excludeVat: true, countryId: 5, taxTitle: "19% Ust." }],
  ["a tax that is none", { tax_title: "exempt" }, { excludeVat: true, countryId: 5, taxTitle: "19% Ust." }],
])("a page restored with %s in storage keeps its other values", (_what, stored, expected) => {
  const { here, local, resumed } = twoTabs();
  here.market.setExcludeVat(true);
  void here.market.setCountry("DE", "19% Ust.");
  for (const key of ["excludeVAT", "country_id", "tax_title"]) local.remove(key);
  for (const [key, value] of Object.entries(stored)) local.set(key, value);
  for (const resume of resumed) resume();
  expect(displayed(here)).toMatchObject(expected);
});

test("a destroyed shop receives no messages", () => {
  const { here, there } = twoTabs();
  there.destroy();
  here.market.setExcludeVat(true);
  expect(displayed(there).excludeVat).toBe(false);
});
