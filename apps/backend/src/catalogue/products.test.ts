import { productCardRow, productRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getParsed, getJson, getStatusAndBody } from "../testing/requests.ts";
import { austrianCents, brand, category, color, country, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { app, db } = await createTestBackend();

const cards = v.array(productCardRow);
const idsOf = async (query: string): Promise<number[]> =>
  (await getParsed(app, `/products_list/?${query}`, cards)).map(({ id }) => id);
const detail = async (id: number, query = ""): Promise<v.InferOutput<typeof productRow>> => {
  const [row] = await getParsed(app, `/products/${id}?${query}`, v.array(productRow));
  return row!;
};

test("the list starts with the best-selling and most viewed products, without hidden ones", async () => {
  expect(await idsOf("")).toEqual([
    product.sofa,
    product.armchair,
    product.chair,
    product.table,
    product.lamp,
    product.pouf,
    product.stool,
    product.bench,
  ]);
});

test("products/ and products_list/, with and without the slash, are one call", async () => {
  const [first, ...others] = await Promise.all(
    ["/products_list/", "/products_list", "/products/", "/products"].map((path) => getJson(app, path)),
  );
  for (const other of others) expect(other).toEqual(first);
});

test("a card has everything it shows", async () => {
  const [sofa] = await getParsed(app, `/products_list/?id=${product.sofa}&translation=de_AT`, cards);
  expect(sofa).toEqual({
    id: product.sofa,
    ref: "SOFA-HALLEIN",
    title: "Sofa Hallein",
    url: "/sofa-hallein.html",
    brand: "Lindenhaus",
    variantId: variant.sofaForest2,
    priceCents: austrianCents.sofa2,
    compareAtCents: undefined,
    stock: 12,
    variantCount: 4,
    pictures: [
      {
        base: "/media/sofa-hallein-forest.89d6b23a",
        widths: [320, 480, 800],
        width: 800,
        height: 800,
        alt: "Sofa Hallein in Waldgrün",
        visible: true,
        position: 1,
        colorId: color.forest,
        view: "",
      },
      {
        base: "/media/sofa-hallein-grey.cb880e18",
        widths: [320, 480, 800],
        width: 800,
        height: 800,
        alt: "Sofa Hallein",
        visible: true,
        position: 2,
        colorId: color.grey,
        view: "",
      },
    ],
    colors: [
      { id: color.forest, title: "Waldgrün", hex: "#1f4d3e" },
      { id: color.grey, title: "Grau", hex: "#8a8f94" },
    ],
    features: [
      { code: "width", title: "Breite", value: "212.5", unit: "cm", numericValue: 212.5 },
      { code: "material", title: "Material", value: "Samt", unit: undefined, numericValue: undefined },
    ],
    freight: true,
    step: 1,
    deliveryDays: { min: 14, max: 21 },
    lowestPrice30dCents: undefined,
    isNew: false,
    unit: undefined,
    vatPercent: 20,
    energyClass: undefined,
    undeliverableCountryIds: [],
    rating: { average: 4.5, count: 2 },
  });
});

test("the product page has the fields that a card omits", async () => {
  const { summary, features } = await detail(product.sofa, "translation=de_AT");
  expect(summary).toBe("Tief, weich und aus Samt");
  expect(features.map(({ code }) => code)).toEqual(["width", "material", "care"]);
});

test("the net price travels as text with six decimals, gross prices as numbers", async () => {
  const [row] = v.parse(v.array(v.looseObject({})), await getJson(app, `/products_list/?id=${product.armchair}`));
  expect(row).toMatchObject({
    PRICE: "290.833333",
    PROMO_PRICE: "232.500000",
    TAXED_PRICE: 349,
    BEST_TAXED_PRICE: 279,
    IS_PROMO: 1,
  });
});

test("a promotion price counts only while the promotion is switched on", async () => {
  const [stool] = await getParsed(app, `/products_list/?id=${product.stool}`, cards);
  expect(stool).toMatchObject({ priceCents: austrianCents.stool, compareAtCents: undefined });
  const raw = JSON.stringify(await getJson(app, `/products_list/?id=${product.stool}`));
  expect(raw).not.toContain("50.000000");
});

test.each([
  [country.austria, 89_900],
  [country.germany, 89_151],
  [country.romania, 90_649],
])("in country %i the sofa costs %i cents", async (countryId, priceCents) => {
  expect(await detail(product.sofa, `country_id=${countryId}`)).toMatchObject({ priceCents });
});

test("without a country it is the locale's", async () => {
  expect(await detail(product.sofa, "translation=ro_RO")).toMatchObject({
    priceCents: 90_649,
    title: "Canapea Hallein",
  });
});

test("an unknown country is bad input", async () => {
  expect(await getStatusAndBody(app, "/products_list/?country_id=6")).toEqual({
    status: 400,
    body: { error: "country_id: unknown country", code: "BAD_INPUT" },
  });
});

test("a category lists its own and descendant products, each once", async () => {
  expect(await idsOf(`category=${category.seating}`)).toEqual([product.sofa, product.armchair, product.pouf]);
  expect(await idsOf(`category=${category.living}`)).toEqual([
    product.sofa,
    product.armchair,
    product.lamp,
    product.pouf,
  ]);
  expect(await idsOf(`category=${category.tables},${category.armchairs}`)).toEqual([
    product.armchair,
    product.table,
    product.pouf,
  ]);
});

test.each([category.archive, category.oldBenches, category.poufs, 999])("category %i is empty", async (id) => {
  expect(await idsOf(`category=${id}`)).toEqual([]);
});

test("a brand shows its own products, a hidden one none", async () => {
  expect(await idsOf(`brand=${brand.nordwald}`)).toEqual([product.armchair, product.table, product.pouf]);
  await db.updateTable("brand").set({ visible: false }).where("id", "=", brand.nordwald).execute();
  expect(await idsOf(`brand=${brand.nordwald}`)).toEqual([]);
  expect(await detail(product.table)).toMatchObject({ brand: "" });
  await db.updateTable("brand").set({ visible: true }).where("id", "=", brand.nordwald).execute();
});

test("lists sort by the price to pay and by age", async () => {
  const cheapest = [product.pouf, product.chair, product.stool, product.lamp];
  expect(await idsOf("order=min_price&limit=4")).toEqual(cheapest);
  expect(await idsOf("order=max_price&limit=4")).toEqual([
    product.sofa,
    product.table,
    product.armchair,
    product.bench,
  ]);
  expect(await idsOf("order=created_reverse&limit=2")).toEqual([product.stool, product.pouf]);
});

test("pages have no gaps or repetitions, and the page past the end is empty", async () => {
  const pages = await Promise.all([0, 3, 6, 9].map((offset) => idsOf(`limit=3&offset=${offset}`)));
  expect(pages.flat()).toEqual(await idsOf(""));
  expect(pages.at(-1)).toEqual([]);
});

test("a product without texts in the language falls back to English", async () => {
  expect(await detail(product.pouf, "translation=de_AT")).toMatchObject({
    title: "Imst pouf",
    summary: "Round and soft",
  });
  // Missing English texts fall back to another language.
  expect(await detail(product.pouf, "translation=de_AT")).toMatchObject({ description: "<p>Un pouf.</p>" });
});

test("a URL is the language's, else another language's, else by id", async () => {
  expect(await detail(product.sofa, "translation=en_AT")).toMatchObject({ url: "/hallein-sofa.html" });
  expect(await detail(product.pouf, "translation=de_AT")).toMatchObject({ url: "/pouf-imst.html" });
  expect(await detail(product.lamp, "translation=de_AT")).toMatchObject({ url: `/product/${product.lamp}` });
});

test("one product has its long texts, its weight and the path down to its category", async () => {
  expect(await detail(product.sofa, "document=1")).toMatchObject({
    description: "<p>Ein Sofa für <em>alle</em>.</p>",
    metaTitle: "Sofa Hallein kaufen",
    metaDescription: "Das Sofa aus Samt.",
    weightKg: 62.5,
    categories: [
      { id: category.living, title: "Wohnen", url: "/wohnen.html" },
      { id: category.seating, title: "Sitzmöbel", url: "/sitzmoebel.html" },
      { id: category.sofas, title: "Sofas", url: "/sofas.html" },
    ],
  });
});

test("the path omits a hidden category", async () => {
  expect(await detail(product.bench)).toMatchObject({ categories: [] });
});

test.each([product.hidden, 999])("product %i is not found", async (id) => {
  expect(await getStatusAndBody(app, `/products/${id}`)).toEqual({
    status: 404,
    body: { error: "Product not found", code: "NOT_FOUND" },
  });
});

test("a product with a hidden default variant is not listed", async () => {
  await db.updateTable("sale_element").set({ visible: false }).where("id", "=", variant.lamp).execute();
  expect(await idsOf(`id=${product.lamp}`)).toEqual([]);
  expect((await app.request(`/products/${product.lamp}`)).status).toBe(404);
  await db.updateTable("sale_element").set({ visible: true }).where("id", "=", variant.lamp).execute();
});

test("responses are cacheable for 300 seconds, failures are not", async () => {
  expect((await app.request("/products_list/")).headers.get("Cache-Control")).toBe("public, max-age=300");
  expect((await app.request("/products/999")).headers.get("Cache-Control")).toBeNull();
  expect((await app.request("/products/x")).headers.get("Cache-Control")).toBeNull();
});

test("bestsellers are sorted by sales, not by views", async () => {
  const rows = await getParsed(app, "/recommendation/bestseller-data/?locale=en_DE&limit=2", cards);
  expect(rows.map(({ title }) => title)).toEqual(["Anif chair", "Hallein sofa"]);
  expect(rows[1]).toMatchObject({ priceCents: 89_151 });
});
