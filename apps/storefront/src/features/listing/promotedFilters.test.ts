import type { Facets } from "@shop/core";
import { expect, test } from "vitest";
import { createTexts } from "../../i18n/createTexts.ts";
import { EMPTY_FILTER, type ListingFilter, serializeFilter } from "./filterParams.ts";
import { buildPromotedFilters } from "./promotedFilters.ts";

const texts = createTexts("de");
await texts.load("listing");
const t = texts.t("listing");

const value = (id: number, title: string, count = 5, hex?: string) => ({ id, title, hex, count });
const facets: Facets = {
  count: 20,
  priceCents: { min: 1000, max: 90_000 },
  inStock: 20,
  onSale: 3,
  fastDelivery: 2,
  ratings: [{ rating: 4, count: 6 }],
  brands: [value(1, "Haldenhof")],
  attributes: [
    {
      id: 1,
      code: "color",
      title: "Farbe",
      values: [value(3, "Salbei", 4, "#8a9a86"), value(7, "Grau", 8, "#8a939a")],
    },
  ],
  features: [
    {
      id: 7,
      code: "material",
      title: "Material",
      values: [
        value(1, "Holzrahmen mit Schaumpolster", 16),
        value(2, "Stahl, pulverbeschichtet"),
        value(9, "Eiche massiv"),
      ],
    },
  ],
  ranges: [{ id: 2, code: "width", title: "Breite", unit: "cm", min: 142, max: 330 }],
};
const promote = (own: Partial<Facets>, filter: ListingFilter = EMPTY_FILTER) => {
  const baseFacets = { ...facets, ...own };
  const subject = { kind: "category", id: 4 } as const;
  return buildPromotedFilters({ subject, filter, baseFacets, currentFacets: baseFacets } as never, t);
};
const titles = (own: Partial<Facets>): string[] => promote(own).map(({ title }) => title.replaceAll("\u00a0", " "));

test("three to six filters are promoted, named as people say them", () => {
  expect(titles({})).toEqual(["Schnell lieferbar", "Reduziert", "Breite bis 240 cm", "Grau", "Salbei", "Eiche massiv"]);
});

test("sizes of several products go before a width; a size of one product is not offered", () => {
  const values = [value(1, "140 × 200 cm", 1), value(2, "160 × 200 cm", 9), value(3, "180 × 200 cm", 8)];
  const attributes = [{ id: 5, code: "size", title: "Größe", values }];
  expect(titles({ attributes })).toEqual([
    "Schnell lieferbar",
    "Reduziert",
    "160 × 200 cm",
    "180 × 200 cm",
    "Eiche massiv",
    "4 Sterne und mehr",
  ]);
});

test("a filter of every product or of none is not promoted, and fewer than three are not shown", () => {
  expect(titles({ onSale: 20, fastDelivery: 0, attributes: [], ranges: [], ratings: [] })).toEqual([]);
});

test("a press adds the filter, another press removes it", () => {
  const pressed = (key: string, filter = EMPTY_FILTER) => promote({}, filter).find((one) => one.key === key);
  for (const [key, params] of [
    ["m2", { m2: "0-240" }],
    ["a1-7", { a1: 7 }],
    ["fast-1", { fast: 1 }],
  ] as const) {
    const filter = pressed(key)?.toggled ?? EMPTY_FILTER;
    expect(serializeFilter(filter)).toEqual(params);
    expect(pressed(key, filter)).toMatchObject({ selected: true, toggled: EMPTY_FILTER });
  }
});
