import { productCardRow, variantRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getParsed, getJson, getStatusAndBody } from "../testing/requests.ts";
import { austrianCents, color, country, product, variant, size } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { app } = await createTestBackend();

const variants = v.array(variantRow);

test("variants carry price, stock and every choice, in their order", async () => {
  const sofas = await getParsed(app, `/products/combinations/${product.sofa}/de_AT`, variants);
  expect(
    sofas.map(({ id, stock, priceCents, compareAtCents, isDefault }) => [
      id,
      stock,
      priceCents,
      compareAtCents,
      isDefault,
    ]),
  ).toEqual([
    [variant.sofaForest2, 12, austrianCents.sofa2, undefined, true],
    [variant.sofaForest3, 1, austrianCents.sofa3, undefined, false],
    [variant.sofaGrey2, 0, austrianCents.sofa2, undefined, false],
    [variant.sofaGrey3, 5, austrianCents.sofa3Promo, austrianCents.sofa3, false],
  ]);
  expect(sofas[0]?.options).toEqual([
    { attributeId: 1, code: "color", title: "Farbe", valueId: color.forest, value: "Waldgrün", hex: "#1f4d3e" },
    { attributeId: 2, code: "size", title: "Größe", valueId: size.twoSeats, value: "2-Sitzer", hex: undefined },
  ]);
});

test("each variant has an address of its own", async () => {
  const rows = v.parse(
    v.array(v.looseObject({ url: v.string() })),
    await getJson(app, `/products/combinations/${product.sofa}/en_AT`),
  );
  expect(rows[1]?.url).toBe(`/hallein-sofa.html?pse=${variant.sofaForest3}`);
});

test("hidden variants, and all of a hidden product, are not shown", async () => {
  const tables = await getParsed(app, `/products/combinations/${product.table}/de_AT`, variants);
  expect(tables.map(({ id }) => id)).toEqual([variant.tableOak, variant.tableWalnut]);
  expect(await getParsed(app, `/products/combinations/${product.hidden}/de_AT`, variants)).toEqual([]);
  expect(await getParsed(app, "/products/combinations/999/de_AT", variants)).toEqual([]);
});

test("variants are priced for the requested country", async () => {
  const [first] = await getParsed(
    app,
    `/products/combinations/${product.sofa}/de_AT?country_id=${country.germany}`,
    variants,
  );
  expect(first?.priceCents).toBe(89_151);
});

test("get_pse gives the variant and its product", async () => {
  const rows = await getJson(app, `/get_pse/${variant.sofaGrey3}?translation=de_AT`);
  const [row] = v.parse(v.array(v.object({ pse_id: v.number(), promo: v.boolean(), product: productCardRow })), rows);
  expect(row).toMatchObject({
    pse_id: variant.sofaGrey3,
    promo: true,
    product: { id: product.sofa, url: "/sofa-hallein.html" },
  });
  expect(v.parse(variants, rows)[0]).toMatchObject({
    priceCents: austrianCents.sofa3Promo,
    compareAtCents: austrianCents.sofa3,
  });
});

test.each([variant.tableHidden, variant.hidden, 999])("variant %i is not found", async (id) => {
  expect(await getStatusAndBody(app, `/get_pse/${id}`)).toEqual({
    status: 404,
    body: { error: "Sale element not found", code: "NOT_FOUND" },
  });
});

test("the Fast API has its own error format", async () => {
  expect(await getStatusAndBody(app, `/products/combinations/${product.sofa}/fr_FR`)).toMatchObject({
    status: 400,
    body: { detail: expect.any(String) },
  });
});
