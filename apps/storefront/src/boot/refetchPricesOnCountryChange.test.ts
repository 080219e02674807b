// @vitest-environment jsdom
import { createShop } from "@shop/core";
import { productsQuery } from "@shop/core/query";
import { memoryStorage, testEnvironment } from "@shop/core/testing";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { selectionQuery } from "../features/home/loadHome.ts";
import { storefronts } from "../storefronts.ts";
import { refetchPricesOnCountryChange } from "./refetchPricesOnCountryChange.ts";
import { heldCountry } from "../shared/prices/heldCountry.ts";
import { createShopConfig } from "../shared/createShopConfig.ts";

const [austria] = storefronts;
const { dataset } = document.documentElement;
beforeEach(() => {
  delete dataset["hydrated"];
  heldCountry.set(undefined);
});

/** A page rendered for country `drawn`, in a browser with stored values and a cookie. */
function pageWith(stored: Record<string, string>, { cookie = "", renderedCountry = "AT" } = {}) {
  const local = memoryStorage(stored);
  const environment = testEnvironment({ storage: { local, session: memoryStorage() } });
  if (cookie !== "") environment.cookies.set(`display=${cookie}`);
  const rendered = { excludeVat: false, country: renderedCountry };
  const shop = createShop(createShopConfig(austria, "https://shop.test", "storefront", { rendered }), environment);
  const client = new QueryClient();
  refetchPricesOnCountryChange(shop, client);
  shop.start();
  const prices = productsQuery(shop, { category: 3 }).queryKey;
  const fetched = vi.fn(async () => "new prices");
  /** Server-rendered prices reach the cache during hydration and get an observer. */
  function hydrate(): void {
    client.setQueryData(prices, "drawn prices");
    new QueryObserver(client, { queryKey: prices, queryFn: fetched, staleTime: 300_000 }).subscribe(() => {});
  }
  const marketState = () => shop.market.getSnapshot();
  return { prices, shop, client, local, environment, hydrate, fetched, marketState };
}

test("a page rendered for another country than the stored one refetches its prices after hydration", async () => {
  const { prices, client, hydrate, fetched, marketState, environment } = pageWith({
    country_id: "5",
    tax_title: "19% Ust.",
  });
  expect(marketState()).toMatchObject({ countryId: 5, taxTitle: "19% Ust." });
  expect(environment.cookies.get("display")).toBe("gross.5");
  hydrate();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(fetched).not.toHaveBeenCalled();
  dataset["hydrated"] = "";
  await vi.waitFor(() => expect(client.getQueryData(prices)).toBe("new prices"));
});

test("visible prices keep their country until those of the new one have arrived", async () => {
  const { shop, hydrate, fetched } = pageWith({});
  hydrate();
  dataset["hydrated"] = "";
  const answered = Promise.withResolvers<string>();
  fetched.mockReturnValue(answered.promise);
  void shop.market.setCountry("RO", "21% TVA");
  void shop.market.setCountry("DE", "19% Ust.");
  expect(heldCountry.getSnapshot()).toBe(13);
  answered.resolve("new prices");
  await vi.waitFor(() => expect(heldCountry.getSnapshot()).toBeUndefined());
});

test("prices of a page and their currency change at once, after the last answer", async () => {
  const { shop, client, prices, hydrate } = pageWith({});
  hydrate();
  const slow = Promise.withResolvers<string>();
  const { queryKey } = productsQuery(shop, { category: 4 });
  client.setQueryData(queryKey, "drawn prices");
  new QueryObserver(client, { queryKey, queryFn: async () => slow.promise, staleTime: 300_000 }).subscribe(() => {});
  dataset["hydrated"] = "";
  void shop.market.setCountry("RO", "21% TVA");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(client.getQueryData(prices)).toBe("drawn prices");
  slow.resolve("new prices");
  await vi.waitFor(() => expect(heldCountry.getSnapshot()).toBeUndefined());
  expect(client.getQueryData(prices)).toBe("new prices");
  expect(client.getQueryData(queryKey)).toBe("new prices");
});

test("prices that cannot be loaded for the new country are no longer shown", async () => {
  const { shop, client, prices, hydrate, fetched } = pageWith({});
  hydrate();
  dataset["hydrated"] = "";
  fetched.mockRejectedValue(new Error("backend is down"));
  void shop.market.setCountry("RO", "21% TVA");
  await vi.waitFor(() => expect(heldCountry.getSnapshot()).toBeUndefined());
  expect(client.getQueryData(prices)).toBeUndefined();
});

test("unused prices are removed with the country", async () => {
  const { prices, shop, client } = pageWith({});
  client.setQueryData(prices, "drawn prices");
  dataset["hydrated"] = "";
  void shop.market.setCountry("DE", "19% Ust.");
  expect(client.getQueryData(prices)).toBeUndefined();
});

test("the selection of the home page has prices of the country too", () => {
  const { shop, client } = pageWith({});
  const { queryKey } = selectionQuery(shop);
  client.setQueryData(queryKey, null);
  dataset["hydrated"] = "";
  void shop.market.setCountry("DE", "19% Ust.");
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

test("a choice submitted before hydration is only in the cookie, and newer than the stored one", async () => {
  const stored = { country_id: "146", tax_title: "21% TVA", country_tax: "21", excludeVAT: "true" };
  const { local, hydrate, fetched, marketState } = pageWith(stored, { cookie: "gross.5", renderedCountry: "DE" });
  hydrate();
  dataset["hydrated"] = "";
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(marketState()).toEqual({ excludeVat: false, country: "DE", countryId: 5, taxTitle: undefined });
  expect(["country_id", "tax_title", "country_tax"].map(local.get)).toEqual(["5", undefined, undefined]);
  expect(fetched).not.toHaveBeenCalled();
});

test("so is a choice of the default", () => {
  const { marketState } = pageWith({ country_id: "5", tax_title: "19% Ust." }, { cookie: "gross.13" });
  expect(marketState()).toMatchObject({ excludeVat: false, countryId: 13 });
});

test.each(["", "gross.999", "nonsense"])("without such a choice what is stored holds: cookie %j", (cookie) => {
  const { marketState } = pageWith({ country_id: "5", excludeVAT: "true" }, { cookie });
  expect(marketState()).toMatchObject({ excludeVat: true, countryId: 5 });
});
