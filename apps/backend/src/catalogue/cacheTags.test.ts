import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { category, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { watchCatalogue } from "../platform/db/watchCatalogue.ts";
import { selectTagsOfProducts } from "./cacheTags.ts";
import { takeChanges } from "./takeChanges.ts";

const { app, db, connection } = await createTestBackend();

const tagsOf = async (path: string, init?: RequestInit): Promise<string[] | undefined> =>
  (await app.request(path, init)).headers.get("Cache-Tag")?.split(",");
const locale = "translation=de_AT";

test.each([
  `/products/${product.sofa}?${locale}`,
  `/products_list/?${locale}&category=${category.sofas}`,
  `/products_list/?${locale}&category=${category.sofas}&limit=1&offset=50`,
  `/product_facets?locale=de_AT&category=${category.sofas}`,
  `/products_list/?${locale}`,
  `/products_list/?${locale}&id=${product.sofa}`,
  `/products_list/?${locale}&search=sofa`,
  `/products/combinations/${product.sofa}/de_AT`,
  `/comments/summary/${product.sofa}`,
  `/accessory_product/${product.sofa}?locale=de_AT`,
  `/recommendation/bestseller-data?locale=de_AT`,
])("a change of a product drops %s", async (path) => {
  const changed = new Set(await selectTagsOfProducts(db, [product.sofa]));
  expect((await tagsOf(path))?.filter((tag) => changed.has(tag))).not.toEqual([]);
});

test.each([
  `/products/${product.lamp}?${locale}`,
  `/categories/${category.sofas}?${locale}`,
  "/category_menu/custom_attribute?locale=de_AT",
  "/locale_config/custom_attribute?locale=de_AT",
])("a change of a product keeps %s", async (path) => {
  const changed = new Set(await selectTagsOfProducts(db, [product.sofa]));
  expect((await tagsOf(path))?.filter((tag) => changed.has(tag))).toEqual([]);
});

test("a customer's request is no public response", async () => {
  const path = `/products/${product.sofa}?${locale}`;
  expect(await tagsOf(path)).toEqual(["shop", `product-${product.sofa}`]);
  const response = await app.request(path, { headers: { Authorization: "Bearer x" } });
  expect([response.headers.get("Cache-Tag"), response.headers.get("Cache-Control")]).toEqual([null, null]);
});

test("changed products are announced with the tags of what shows them, once", async () => {
  await takeChanges(db);
  const onChange = vi.fn();
  const watch = await watchCatalogue(connection, onChange);
  await sql`update sale_element set stock = stock + 1 where product_id = ${product.sofa}`.execute(db);
  expect([await takeChanges(db), await takeChanges(db)]).toEqual([1, 0]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls.flat(2)).toEqual(await selectTagsOfProducts(db, [product.sofa]));
  expect(onChange.mock.calls.flat(2)).toContain(`category-${category.sofas}-products`);
  await watch.close();
});

test("many tags take several notifications", async () => {
  const onChange = vi.fn();
  const watch = await watchCatalogue(connection, onChange);
  await sql`update product set sold = sold + 1`.execute(db);
  await sql`insert into catalogue_change (product_id) select generate_series(1000000, 1001999)`.execute(db);
  await takeChanges(db);
  await vi.waitFor(() => expect(onChange.mock.calls.flat(2)).toContain("product-1001999"));
  expect(onChange.mock.calls.length).toBeGreaterThan(4);
  await watch.close();
});

test("changes that could not be handled stay", async () => {
  await takeChanges(db);
  await sql`update product set sold = sold + 1 where id = ${product.sofa}`.execute(db);
  const onChange = vi.fn();
  const watch = await watchCatalogue(connection, onChange);
  await expect(takeChanges(db, () => Promise.reject(new Error("engine away")))).rejects.toThrow("engine away");
  expect(onChange).not.toHaveBeenCalled();
  expect(await takeChanges(db)).toBe(1);
  await watch.close();
});
