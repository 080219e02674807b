import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { SearchOptions } from "./SearchOptions.tsx";
import { FoundLinks } from "./SearchProducts.tsx";

const links = Array.from({ length: 7 }, (_, index) => ({ title: `Page ${index}`, url: `/page-${index}`, parent: "" }));
const result = {
  text: "page",
  products: [],
  links,
  total: 0,
  totalUnfiltered: 0,
  categories: [],
  spellingSuggestions: [],
};

const seed: Parameters<typeof createTestPage>[0]["seedQueries"] = (queries, shop) => {
  queries.setQueryData(menuQuery(shop).queryKey, []);
  queries.setQueryData(localeConfigQuery(shop).queryKey, {
    locale: "de-AT",
    currency: "EUR",
    currencySymbol: "€",
    currencyRate: 1,
    countries: [],
  });
};

test.each([
  [8, 8, 2, 2],
  [1, 8, 1, 3],
  [8, 0, 4, 0],
])(
  "at most ten suggestions: five products, all results, and of %i categories and %i pages %i and %i",
  async (categoryCount, linkCount, shownCategories, shownLinks) => {
    const products = Array.from({ length: 11 }, (_, id) => ({
      id,
      ref: "",
      title: `Sofa ${id}`,
      url: `/sofa-${id}`,
      stock: 20,
      priceCents: 1e3,
      netCents: undefined,
      listPriceCents: undefined,
      lowestPrice30dCents: undefined,
      picture: undefined,
      categories: [],
      keywords: [],
      variantId: id,
      fulfilmentCenter: "",
    }));
    const categories = Array.from({ length: categoryCount }, (_, id) => ({ id, title: `Kategorie ${id}`, count: 3 }));
    const many = { ...result, products, total: 11, totalUnfiltered: 11, categories, links: links.slice(0, linkCount) };
    const { html } = await createTestPage({
      Screen: () => <SearchOptions result={many} active={undefined} />,
      texts: ["search", "shared"],
      seedQueries: seed,
    });
    const page = html();
    expect(page.match(/id="search-product-/g)).toHaveLength(5);
    expect(page.match(/id="search-all"/g)).toHaveLength(1);
    expect(page.match(/id="search-category-/g) ?? []).toHaveLength(shownCategories);
    expect(page.match(/id="search-link-/g) ?? []).toHaveLength(Math.min(shownLinks, linkCount));
    expect(page.match(/role="option"/g)?.length).toBeLessThanOrEqual(10);
  },
);

test.each([
  ["box", () => <SearchOptions result={result} active={undefined} />],
  ["page", () => <FoundLinks links={links} />],
])("the search %s lists five links to contents, however many are found", async (_, Screen) => {
  const { html } = await createTestPage({
    Screen,
    texts: ["search"],
    seedQueries: seed,
  });
  expect(html().match(/href="\/page-\d"/g)).toHaveLength(5);
});
