// @vitest-environment jsdom
import { createShop } from "@shop/core";
import { memoryStorage, testEnvironment } from "@shop/core/testing";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { storefronts } from "../storefronts.ts";
import { applyDisplayCookie, syncDisplay } from "./syncDisplay.ts";
import { createShopConfig } from "../shared/createShopConfig.ts";

const [austria] = storefronts;
const PRICES = ["products", { categoryId: 3 }];
const { dataset } = document.documentElement;
beforeEach(() => void delete dataset["hydrated"]);

/** A page rendered for country `drawn`, in a browser with stored values and a cookie. */
function pageWith(stored: Record<string, string>, { cookie = "", renderedCountryId = 13 } = {}) {
  const local = memoryStorage(stored);
  const environment = testEnvironment({ storage: { local, session: memoryStorage() } });
  if (cookie !== "") environment.cookies.set(`display=${cookie}`);
  const display = { excludeVat: false, countryId: renderedCountryId };
  const shop = createShop(createShopConfig(austria, "https://shop.test", "storefront", { display }), environment);
  const client = new QueryClient();
  applyDisplayCookie(environment, austria);
  syncDisplay(shop, environment, austria, client);
  shop.start();
  const fetched = vi.fn(async () => "new prices");
  /** Server-rendered prices reach the cache during hydration and get an observer. */
  function hydrate(): void {
    client.setQueryData(PRICES, "drawn prices");
    new QueryObserver(client, { queryKey: PRICES, queryFn: fetched, staleTime: 300_000 }).subscribe(() => {});
  }
  const displayState = () => shop.display.getSnapshot();
  return { shop, client, local, environment, hydrate, fetched, displayState };
}

test("a page rendered for another country than the stored one refetches its prices after hydration", async () => {
  const { client, hydrate, fetched, displayState, environment } = pageWith({ country_id: "5", tax_title: "19% Ust." });
  expect(displayState()).toMatchObject({ countryId: 5, taxTitle: "19% Ust." });
  expect(environment.cookies.get("display")).toBe("gross.5");
  hydrate();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(fetched).not.toHaveBeenCalled();
  dataset["hydrated"] = "";
  await vi.waitFor(() => expect(client.getQueryData(PRICES)).toBe("new prices"));
});

test("unused prices are removed with the country", async () => {
  const { shop, client } = pageWith({});
  client.setQueryData(PRICES, "drawn prices");
  dataset["hydrated"] = "";
  shop.display.setCountry({ id: 5, taxTitle: "19% Ust." });
  expect(client.getQueryData(PRICES)).toBeUndefined();
});

test("a choice submitted before hydration is only in the cookie, and newer than the stored one", async () => {
  const stored = { country_id: "146", tax_title: "21% TVA", country_tax: "21", excludeVAT: "true" };
  const { local, hydrate, fetched, displayState } = pageWith(stored, { cookie: "gross.5", renderedCountryId: 5 });
  hydrate();
  dataset["hydrated"] = "";
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(displayState()).toEqual({ excludeVat: false, countryId: 5, taxTitle: undefined });
  expect(["country_id", "tax_title", "country_tax"].map(local.get)).toEqual(["5", undefined, undefined]);
  expect(fetched).not.toHaveBeenCalled();
});

test("so is a choice of what everybody sees", () => {
  const { displayState } = pageWith({ country_id: "5", tax_title: "19% Ust." }, { cookie: "gross.13" });
  expect(displayState()).toMatchObject({ excludeVat: false, countryId: 13 });
});

test.each(["", "gross.999", "nonsense"])("without such a choice what is stored holds: cookie %j", (cookie) => {
  const { displayState } = pageWith({ country_id: "5", excludeVAT: "true" }, { cookie });
  expect(displayState()).toMatchObject({ excludeVat: true, countryId: 5 });
});
