import type { ProductCard } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { DAY_MS, dispatchDayQuery, holidaysQuery } from "../dates.tsx";
import { selectStorefront } from "../../storefronts.ts";
import { ShopProductCard } from "./ShopProductCard.tsx";

const product: ProductCard = {
  id: 7,
  ref: "LH-1",
  title: "Ecksofa Gmunden",
  url: "/ecksofa-gmunden",
  brand: "",
  variantId: 70,
  priceCents: 129900,
  compareAtCents: undefined,
  lowestPrice30dCents: undefined,
  stock: 40,
  variantCount: 1,
  pictures: [],
  colors: [],
  features: [],
  freight: true,
  step: 1,
  isNew: false,
  unit: undefined,
  energyClass: undefined,
  undeliverableCountryIds: [],
  deliveryDays: {
    min: 3,
    max: 8,
  },
  rating: {
    average: 4.2,
    count: 5,
  },
};

/** Text of a card on Monday, 23 November 2026. */
async function renderCard(holidays: readonly number[], changes: Partial<ProductCard> = {}): Promise<string> {
  const { html } = await createTestPage({
    Screen: () => <ShopProductCard product={{ ...product, ...changes }} />,
    seedQueries(queries, shop) {
      const config = { locale: "de-AT", currency: "EUR", currencySymbol: "€", currencyRate: 1, countries: [] };
      queries.setQueryData(localeConfigQuery(shop).queryKey, config);
      queries.setQueryData(dispatchDayQuery(selectStorefront("", "at-de")).queryKey, Date.UTC(2026, 10, 23) / DAY_MS);
      queries.setQueryData(holidaysQuery(13).queryKey, [...holidays]);
    },
  });
  return html()
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/[ \n]+/g, " ");
}

test("a card shows rating, number of reviews and delivery without hover", async () => {
  const card = await renderCard([]);
  expect(card).toContain("4,2 von 5 Sternen, 5 Bewertungen");
  expect(card).toContain("Lieferung 26. Nov. – 3. Dez.");
});

test("no delivery of a card falls on a public holiday", async () => {
  const holiday = Date.UTC(2026, 10, 26) / 86_400_000;
  expect(await renderCard([holiday])).toContain("Lieferung 27. Nov. – 4. Dez.");
});

test("no line of a card begins with a dot", async () => {
  const feature = { code: "width", title: "Breite", value: "240", unit: "cm", numericValue: 240 };
  const material = { code: "material", title: "Material", value: "Samt", unit: undefined, numericValue: undefined };
  const card = await renderCard([], { stock: 2, features: [feature, material] });
  expect(card).toContain("cm\u00A0· Samt");
  expect(card).toMatch(/Dez\.\u00A0· +nur noch 2/);
});
