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

test.each([
  ["box", () => <SearchOptions result={result} active={undefined} />],
  ["page", () => <FoundLinks links={links} />],
])("the search %s lists five links to contents, however many are found", async (_, Screen) => {
  const { html } = await createTestPage({
    Screen,
    texts: ["search"],
    seedQueries(queries, shop) {
      queries.setQueryData(menuQuery(shop).queryKey, []);
      queries.setQueryData(localeConfigQuery(shop).queryKey, {
        locale: "de-AT",
        currency: "EUR",
        currencySymbol: "€",
        currencyRate: 1,
        countries: [],
      });
    },
  });
  expect(html().match(/href="\/page-\d"/g)).toHaveLength(5);
});
