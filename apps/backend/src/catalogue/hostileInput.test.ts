import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { connect } from "../platform/db/connect.ts";
import { getJson } from "../testing/requests.ts";
import { category, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { app, connection, deps } = await createTestBackend();

test.each([
  "visible=*",
  "visible=0",
  "backend_context=1",
  "force_return=1",
  "visible=*&backend_context=1&force_return=1",
  "Limit=1",
  "__proto__=1",
])("?%s changes nothing: unknown parameters are ignored", async (query) => {
  expect(await getJson(app, `/products_list/?${query}`)).toEqual(await getJson(app, "/products_list/"));
  expect((await app.request(`/products/${product.hidden}?${query}`)).status).toBe(404);
  expect((await app.request(`/categories/${category.archive}?${query}`)).status).toBe(404);
});

test.each([
  "category=",
  "brand=",
  "limit=",
  "limit=10&limit=20",
  "translation=de_AT&translation=en_AT",
  "limit=0",
  "limit=-1",
  "limit=101",
  "limit=1e2",
  "limit=10.5",
  "limit=ten",
  "limit=99999999999999999999",
  "limit=%2B5",
  "offset=-1",
  "offset=2147483648",
  "offset=NaN",
  "order=id",
  "order=product.id;drop table product",
  "order=constructor",
  "category=1;drop table product",
  "category=1' or '1'='1",
  "category=1,,2",
  "category=,",
  "category=0",
  "category=-1",
  "category=2147483648",
  "category=1e3",
  "category=0x1",
  "category=1%00",
  "category=%D9%A1",
  `id=${Array.from({ length: 101 }, (_, i) => i + 1).join(",")}`,
  `id=${"1,".repeat(50_000)}1`,
  "brand=*",
  "country_id=0",
  "country_id=13 union select 1",
  "country_id=2147483647",
  "translation=de",
  "translation=de_at",
  "translation=../../etc/passwd",
  "translation=__proto__",
  "translation=toString",
])("products_list/?%s is bad input", async (query) => {
  const response = await app.request(`/products_list/?${query}`);
  expect(response.status).toBe(400);
  const body = await response.text();
  expect(body.length).toBeLessThan(300);
  expect(JSON.parse(body)).toMatchObject({ code: "BAD_INPUT" });
});

test.each([
  "/products/abc",
  "/products/0",
  "/products/-1",
  "/products/1.5",
  "/products/99999999999",
  "/products/1%20or%201=1",
  "/categories/1;2",
  "/get_pse/1'",
  "/products/combinations/1/xx",
  "/products/combinations/x/de_AT",
  "/category_count/single/x",
  "/category_count/single/1?brand_id=x",
  "/category_children/?category_id=x",
  "/content/custom_attribute/",
  "/content/custom_attribute/?content_id=agb",
  "/content_folder",
  "/content_folder?folder_id=a%00",
  `/content_folder?folder_id=${"a".repeat(101)}`,
  "/recommendation/bestseller-data/?limit=1000",
  "/category_menu/custom_attribute/?locale=de",
])("%s is bad input", async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(400);
});

test("the last page of the largest offset is empty, not slow and not an error", async () => {
  expect(await getJson(app, "/products_list/?offset=2147483647&limit=100")).toEqual([]);
});

test("up to a hundred ids can be requested, known or not", async () => {
  const ids = Array.from({ length: 100 }, (_, i) => i + 1).join(",");
  expect(await getJson(app, `/products_list/?id=${ids}&limit=100`)).toHaveLength(8);
});

test("broken percent signs are text, not a failure", async () => {
  expect((await app.request("/content_folder?folder_id=%zz%")).status).toBe(200);
});

test("an internal error reveals no internals", async () => {
  const broken = useBrokenShop();
  const response = await broken.app.request("/products_list/");
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: "The shop could not answer. Please try again.", code: "INTERNAL" });
  const fast = await broken.app.request("/category_menu/custom_attribute/");
  expect(await fast.json()).toEqual({ detail: "The shop could not answer. Please try again." });
  expect(broken.logged).toHaveLength(2);
});

test("no response contains a path of the server", async () => {
  for (const path of ["/products_list/", `/products/${product.sofa}`, `/categories/${category.living}`]) {
    expect(JSON.stringify(await getJson(app, path))).not.toMatch(
      /ORIGINAL_IMAGE_PATH|IMAGE_PATH|\/work\/|\/home\/|file:/,
    );
  }
});

/** Backend whose database has no tables. */
function useBrokenShop() {
  const logged: string[] = [];
  const empty = connect({ ...connection, database: "postgres" });
  onTestFinished(() => empty.destroy());
  const broken = createApp({ ...deps, db: empty, log: { error: (_fields, message) => void logged.push(message) } });
  return { app: broken, logged };
}
