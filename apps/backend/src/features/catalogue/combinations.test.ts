import { productCardRow, saleElementRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ask, askRaw, statusAndBody } from "../../testing/ask.ts";
import { austrianCents, color, country, product, saleElement, size } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";

const { app } = await useDatabase();

const elements = v.array(saleElementRow);

test("combinations carry price, stock and every choice, in their order", async () => {
  const sofas = await ask(app, `/products/combinations/${product.sofa}/de_AT`, elements);
  expect(
    sofas.map(({ id, stock, priceCents, regularCents, isDefault }) => [id, stock, priceCents, regularCents, isDefault]),
  ).toEqual([
    [saleElement.sofaForest2, 12, austrianCents.sofa2, undefined, true],
    [saleElement.sofaForest3, 1, austrianCents.sofa3, undefined, false],
    [saleElement.sofaGrey2, 0, austrianCents.sofa2, undefined, false],
    [saleElement.sofaGrey3, 5, austrianCents.sofa3Promo, austrianCents.sofa3, false],
  ]);
  expect(sofas[0]?.choices).toEqual([
    { attributeId: 1, code: "color", title: "Farbe", valueId: color.forest, value: "Waldgrün", hex: "#1f4d3e" },
    { attributeId: 2, code: "size", title: "Größe", valueId: size.twoSeats, value: "2-Sitzer", hex: undefined },
  ]);
});

test("each combination has an address of its own", async () => {
  const rows = v.parse(
    v.array(v.looseObject({ url: v.string() })),
    await askRaw(app, `/products/combinations/${product.sofa}/en_AT`),
  );
  expect(rows[1]?.url).toBe(`/hallein-sofa.html?pse=${saleElement.sofaForest3}`);
});

test("hidden sale elements, and all of a hidden product, are not shown", async () => {
  const tables = await ask(app, `/products/combinations/${product.table}/de_AT`, elements);
  expect(tables.map(({ id }) => id)).toEqual([saleElement.tableOak, saleElement.tableWalnut]);
  expect(await ask(app, `/products/combinations/${product.hidden}/de_AT`, elements)).toEqual([]);
  expect(await ask(app, "/products/combinations/999/de_AT", elements)).toEqual([]);
});

test("combinations are priced in the country asked for", async () => {
  const [first] = await ask(
    app,
    `/products/combinations/${product.sofa}/de_AT?country_id=${country.germany}`,
    elements,
  );
  expect(first?.priceCents).toBe(89_151);
});

test("get_pse gives the combination and its product", async () => {
  const rows = await askRaw(app, `/get_pse/${saleElement.sofaGrey3}?translation=de_AT`);
  const [row] = v.parse(v.array(v.object({ pse_id: v.number(), promo: v.boolean(), product: productCardRow })), rows);
  expect(row).toMatchObject({
    pse_id: saleElement.sofaGrey3,
    promo: true,
    product: { id: product.sofa, url: "/sofa-hallein.html" },
  });
  expect(v.parse(elements, rows)[0]).toMatchObject({
    priceCents: austrianCents.sofa3Promo,
    regularCents: austrianCents.sofa3,
  });
});

test.each([saleElement.tableHidden, saleElement.hidden, 999])("sale element %i is not found", async (id) => {
  expect(await statusAndBody(app, `/get_pse/${id}`)).toEqual({
    status: 404,
    body: { error: "Sale element not found", code: "NOT_FOUND" },
  });
});

test("the Fast API says what is wrong in its own words", async () => {
  expect(await statusAndBody(app, `/products/combinations/${product.sofa}/fr_FR`)).toMatchObject({
    status: 400,
    body: { detail: expect.any(String) },
  });
});
