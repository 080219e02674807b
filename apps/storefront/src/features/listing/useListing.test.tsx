// @vitest-environment jsdom
import { facetsQuery, localeConfigQuery, productsQuery } from "@shop/core/query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { useListing } from "./useListing.ts";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const config = {
  locale: "de-AT",
  countryId: 13,
  currency: "EUR",
  currencySymbol: "€",
  currencyRate: 2,
  countries: [
    { id: 13, title: "Österreich", taxTitle: "20% Ust.", isoCode: "AT" },
    { id: 146, title: "Rumänien", taxTitle: "21% TVA", isoCode: "RO", currency: "RON", currencySymbol: "lei" },
  ],
};
const facets = { count: 0, brands: [], attributes: [], features: [], ranges: [] };

test("a price filter changes with its currency and the rate, never apart", async () => {
  const shown: string[] = [];
  const fetch = vi.fn(() => new Promise<Response>(() => {}));
  const { element, shop } = await createTestPage({
    path: "/?price=200-500",
    environment: { fetch },
    Screen() {
      const { filter, currencySymbol } = useListing({ kind: "all" });
      shown.push(`${filter.price?.max} ${currencySymbol}`);
      return null;
    },
    seedQueries(queries, seeded) {
      queries.setQueryData(localeConfigQuery(seeded).queryKey, config);
      for (const filter of [{}, { price: { min: 100, max: 250 } }]) {
        queries.setQueryData(facetsQuery(seeded, filter).queryKey, facets);
        const query = { ...filter, order: "sales_view_quantity", limit: 24, offset: 0 } as const;
        queries.setQueryData(productsQuery(seeded, query).queryKey, []);
      }
    },
  });
  await act(async () => void render(element));
  await act(async () => shop.market.setCountry("RO"));
  // The code of a request loads with the first one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([...new Set(shown)]).toEqual(["500 €", "undefined lei"]);
  expect(fetch).not.toHaveBeenCalled();
});
