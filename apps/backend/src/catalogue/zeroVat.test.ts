import { productCardRow, variantRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getParsed, postInit } from "../testing/requests.ts";
import { category, country, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { app, db } = await createTestBackend();
await db
  .updateTable("setting")
  .set({ value: JSON.stringify([category.chairs]) })
  .where("name", "=", "categories_0_vat")
  .execute();

const NET_CENTS = 7492;

const priceOf = async (query: string): Promise<number | undefined> => {
  const [chair] = await getParsed(app, `/products_list/?id=${product.chair}&${query}`, v.array(productCardRow));
  return chair?.priceCents;
};

test("a zero-VAT category is sold at 0 % where the customer's country is the storefront's own", async () => {
  expect(await priceOf("translation=de_AT")).toBe(NET_CENTS);
  expect(await priceOf(`translation=de_AT&country_id=${country.austria}`)).toBe(NET_CENTS);
});

test("elsewhere the country's VAT is added", async () => {
  expect(await priceOf(`translation=de_AT&country_id=${country.germany}`)).toBe(Math.round(74.916667 * 119));
});

test("other items keep their VAT, in every call", async () => {
  const [sofa] = await getParsed(app, `/products_list/?id=${product.sofa}&translation=de_AT`, v.array(productCardRow));
  expect(sofa?.priceCents).toBe(89_900);
  const [zeroVatVariant] = await getParsed(app, `/products/combinations/${product.chair}/de_AT`, v.array(variantRow));
  expect(zeroVatVariant?.priceCents).toBe(NET_CENTS);
  const added = await app.request(
    "/cart/add",
    postInit({
      thelia_cart_add: { append: 1, product: product.chair, product_sale_elements_id: variant.chair, quantity: 2 },
    }),
  );
  const { data } = v.parse(
    v.object({ data: v.object({ cart: v.object({ items: v.array(v.looseObject({})), totalValue: v.number() }) }) }),
    await added.json(),
  );
  expect(data.cart.totalValue).toBe((2 * NET_CENTS) / 100);
  expect(data.cart.items).toMatchObject([{ price: NET_CENTS / 100, vat_percent: 0 }]);
});
