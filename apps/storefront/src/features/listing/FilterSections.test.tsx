import { localeConfigQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { EMPTY_FILTER } from "./filterParams.ts";
import { FilterSections } from "./FilterSections.tsx";
import type { Listing } from "./useListing.ts";

const values = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  title: `Farbe ${index + 1}`,
  hex: "#8a939a",
  count: index === 8 ? 0 : 4,
}));
const facets = {
  count: 20,
  priceCents: {
    min: 1e3,
    max: 9e4,
  },
  inStock: 20,
  onSale: 0,
  fastDelivery: 0,
  ratings: [],
  brands: [],
  features: [],
  ranges: [],
  attributes: [
    {
      id: 1,
      code: "color",
      title: "Farbe",
      values,
    },
  ],
};

const listing: Listing = {
  subject: { kind: "all" },
  filter: EMPTY_FILTER,
  baseFacets: facets,
  currentFacets: facets,
  page: 1,
  order: "sales_view_quantity",
  products: [],
  currencySymbol: "€",
  priceCurrency: undefined,
};

async function renderSections(shown: Listing): Promise<string> {
  const { html } = await createTestPage({
    Screen: () => <FilterSections listing={shown} />,
    texts: ["listing"],
    seedQueries(queries, shop) {
      const config = { locale: "de-AT", currency: "EUR", currencySymbol: "€", currencyRate: 1, countries: [] };
      queries.setQueryData(localeConfigQuery(shop).queryKey, config);
    },
  });
  return html();
}

test("six values of a filter are in sight with their counts, the rest behind a button, and none without products", async () => {
  const html = await renderSections(listing);
  const [inSight = "", rest = ""] = html.split('<details class="lh-filter-more"');
  const names = (part: string): string[] => part.match(/Farbe \d/g) ?? [];
  expect(names(inSight)).toEqual(["Farbe 1", "Farbe 2", "Farbe 3", "Farbe 4", "Farbe 5", "Farbe 6"]);
  expect(names(rest)).toEqual(["Farbe 7", "Farbe 8"]);
  expect(rest).toContain("2 weitere Werte anzeigen");
  expect(inSight.match(/4 Produkte/g)).toHaveLength(6);
});

test("a form in another currency than the storefront's names it with the price", async () => {
  const hidden = '<input type="hidden" name="price" value="RON"/>';
  expect(await renderSections({ ...listing, currencySymbol: "lei", priceCurrency: "RON" })).toContain(hidden);
  expect(await renderSections(listing)).not.toContain('type="hidden"');
});
