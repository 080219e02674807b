import { facetsRow, productCardRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getParsed } from "../testing/requests.ts";
import { brand, category, color, country, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { app, db } = await createTestBackend();

type Query = Record<string, string>;

const listed = async (query: Query): Promise<number> =>
  (await getParsed(app, `/products_list/?${new URLSearchParams({ ...query, limit: "100" })}`, v.array(productCardRow)))
    .length;
const facets = (query: Query): Promise<v.InferOutput<typeof facetsRow>> =>
  getParsed(app, `/product_facets/?${new URLSearchParams(query)}`, facetsRow);

/** Adds a choice to the filter, replacing other choices of the same facet. */
const choose = (query: Query, name: string, id: number, choice: string): Query => {
  const others = (query[name] ?? "").split(",").filter((one) => one !== "" && !one.startsWith(`${id}:`));
  return { ...query, [name]: [...others, `${id}:${choice}`].join() };
};

/** Lists every choice offered under a filter with its count. */
function offers(query: Query, offered: v.InferOutput<typeof facetsRow>): [Query, number][] {
  const values = (name: string, all: typeof offered.attributes): [Query, number][] =>
    all.flatMap(({ id, values: own }) =>
      own.map((value): [Query, number] => [choose(query, name, id, String(value.id)), value.count]),
    );
  return [
    [query, offered.count],
    [{ ...query, in_stock: "1" }, offered.inStock],
    [{ ...query, promo: "1" }, offered.onSale],
    [{ ...query, days_max: "5" }, offered.fastDelivery],
    ...offered.ratings.map(({ rating, count }): [Query, number] => [{ ...query, rating_min: String(rating) }, count]),
    ...offered.brands.map(({ id, count }): [Query, number] => [{ ...query, brand: String(id) }, count]),
    ...values("attribute_availability", offered.attributes),
    ...values("feature_availability", offered.features),
  ];
}

test.each<[string, Query]>([
  ["nothing", {}],
  ["a category", { category: String(category.living) }],
  ["a category nobody may see", { category: String(category.archive) }],
  ["a brand", { brand: String(brand.nordwald) }],
  ["a colour", { attribute_availability: `1:(${color.forest})` }],
  ["two colours", { attribute_availability: `1:(${color.forest}|${color.oak})` }],
  ["a colour and any size", { attribute_availability: `1:(${color.forest}),2:*` }],
  ["both colours at once", { attribute_availability: `1:(${color.forest}&${color.grey})` }],
  ["a colour and a brand", { attribute_availability: `1:(${color.forest})`, brand: String(brand.nordwald) }],
  ["a value of another attribute", { attribute_availability: `2:(${color.forest})` }],
  ["any material", { feature_availability: "2:*" }],
  ["a price", { price_min: "100", price_max: "500", country_id: String(country.germany) }],
  ["a measure", { feature_range: "1:50-220" }],
  ["stars", { rating_min: "4" }],
  ["what is reduced, in stock and fast", { promo: "1", in_stock: "1", days_max: "30" }],
  ["some products", { id: `${product.sofa},${product.chair},${product.hidden}` }],
])("under %s every facet value leads to its stated count", async (_name, query) => {
  for (const [chosen, count] of offers(query, await facets(query))) {
    expect({ chosen, listed: await listed(chosen) }).toEqual({ chosen, listed: count });
  }
});

test("a facet does not narrow its own values: a second colour adds products", async () => {
  const all = await facets({});
  const one = await facets({ attribute_availability: `1:(${color.forest})` });
  const colorsOf = ({ attributes }: typeof all): unknown => attributes.find(({ code }) => code === "color");
  expect(one.count).toBeLessThan(all.count);
  expect(colorsOf(one)).toEqual(colorsOf(all));
});

test("the price range is the list's, for any selected price", async () => {
  const { priceCents } = await facets({ price_min: "400", country_id: String(country.romania) });
  const priceOf = async (order: string): Promise<number | undefined> => {
    const query = `limit=1&order=${order}&country_id=${country.romania}`;
    return (await getParsed(app, `/products_list/?${query}`, v.array(productCardRow)))[0]?.priceCents;
  };
  expect(priceCents).toEqual({ min: await priceOf("min_price"), max: await priceOf("max_price") });
});

test("items of a zero-VAT category are found by the price without VAT", async () => {
  const query = { id: String(product.chair), translation: "de_AT" };
  const before = await facets({ ...query, locale: "de_AT" });
  const zero = { value: JSON.stringify([category.chairs]) };
  await db.updateTable("setting").set(zero).where("name", "=", "categories_0_vat").execute();
  const [chair] = await getParsed(app, `/products_list/?${new URLSearchParams(query)}`, v.array(productCardRow));
  const after = await facets({ ...query, locale: "de_AT" });
  expect(after.priceCents).toEqual({ min: chair?.priceCents, max: chair?.priceCents });
  expect(after.priceCents?.min).toBeLessThan(before.priceCents?.min ?? 0);
});
