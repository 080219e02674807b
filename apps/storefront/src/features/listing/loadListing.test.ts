import { contentQuery, facetsQuery, localeConfigQuery, productsQuery } from "@shop/core/query";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createTexts } from "../../i18n/createTexts.ts";
import { storefronts } from "../../storefronts.ts";
import { createTestShop } from "../../testing/createTestShop.ts";
import { buildPageQueries } from "./listingQuery.ts";
import { loadListing } from "./loadListing.ts";
import { type ListingSubject, defaultSort, filterOfSubject } from "./listingSubject.ts";

const [storefront] = storefronts;

test("a list page of one country names that country and has a sharing picture", async () => {
  const subject: ListingSubject = { kind: "content", id: 30, brandId: 2, categoryId: 4 };
  const shop = createTestShop({ fetch: () => Promise.reject(new Error("nothing is asked for")) });
  const queryClient = new QueryClient();
  const seed = (query: { queryKey: readonly unknown[] }, data: unknown): void =>
    void queryClient.setQueryData(query.queryKey, data);
  const contentTexts = { description: "", metaTitle: "", metaDescription: "Reduziert", summary: "" };
  seed(contentQuery(shop, 30), {
    id: 30,
    title: "Angebote",
    url: "/angebote-ro",
    alternates: {},
    market: "RO",
    ...contentTexts,
  });
  seed(localeConfigQuery(shop), { currencyRate: 1, storeName: "Lindenhaus" });
  const filter = filterOfSubject(subject);
  seed(facetsQuery(shop, filter), { count: 0, brands: [], attributes: [], features: [], ranges: [], ratings: [] });
  const view = { base: "/media/tisch", widths: [320, 480, 800], width: 800, visible: true, position: 1 };
  for (const page of buildPageQueries(filter, defaultSort(subject), 1))
    seed(productsQuery(shop, page), [{ pictures: [{ ...view, base: "/media/draft", visible: false }, view] }]);

  const texts = createTexts("de");
  const context = { shop, storefront, queryClient, texts, origin: "https://shop.example", screens: new Set<never>() };
  expect(await loadListing(subject, context, {})).toMatchObject({
    path: "/angebote-ro",
    market: "RO",
    // Without a picture of its own, the page shares the first product's.
    picture: view,
  });
});

test.each([
  ["200-800", undefined],
  ["1000-4000-RON", { min: 1000, max: 4000 }],
])("a country with its own currency lists for price=%s the prices %j", async (price, expected) => {
  const shop = createTestShop({ fetch: () => Promise.reject(new Error("nothing is asked for")) });
  await shop.market.setCountry("RO");
  const queryClient = new QueryClient();
  const romania = { id: 146, title: "Rumänien", taxTitle: "21% TVA", isoCode: "RO", currency: "RON" };
  queryClient.setQueryData(localeConfigQuery(shop).queryKey, {
    currency: "EUR",
    currencyRate: 1,
    countries: [romania],
  });
  const own = { isNew: true };
  for (const filter of [own, { ...own, price: expected }]) {
    const none = { count: 0, brands: [], attributes: [], features: [], ranges: [], ratings: [] };
    queryClient.setQueryData(facetsQuery(shop, filter).queryKey, none);
    for (const page of buildPageQueries(filter, "created_reverse", 1))
      queryClient.setQueryData(productsQuery(shop, page).queryKey, []);
  }
  const texts = createTexts("de");
  const context = { shop, storefront, queryClient, texts, origin: "https://shop.example", screens: new Set<never>() };
  const page = await loadListing({ kind: "type", type: "new" }, context, { price });
  expect(page.noindex).toBe(expected !== undefined);
});
