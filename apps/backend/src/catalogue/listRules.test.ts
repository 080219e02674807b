import { facetsRow, productCardRow } from "@shop/core/wire";
import { sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getParsed } from "../testing/requests.ts";
import { category, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { markBestsellers } from "./listRules.ts";

const { app, db } = await createTestBackend();

const listed = async (query: string) =>
  (await getParsed(app, `/products_list/?limit=100&${query}`, v.array(productCardRow))).map(({ id }) => id);
const countOf = async (query: string) => (await getParsed(app, `/product_facets/?${query}`, facetsRow)).count;
const set = (name: string, value: unknown) =>
  sql`insert into setting (scope, name, value) values ('shared', ${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (scope, name) do update set value = excluded.value`.execute(db);
const addedDaysAgo = (id: number, days: number) =>
  sql`update product set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(db);

test("new are the products added within the days of the setting, 60 without one; their cards say so", async () => {
  await sql`update product set created_at = now() - interval '2 years'`.execute(db);
  await addedDaysAgo(product.sofa, 59);
  await addedDaysAgo(product.chair, 61);
  expect(await listed("new=1&order=created_reverse")).toEqual([product.sofa]);
  expect(await countOf("new=1")).toBe(1);
  await set("new_product_days", 90);
  expect(await listed("new=1&order=created_reverse")).toEqual([product.sofa, product.chair]);
  const cards = await getParsed(app, "/products_list/?new=1", v.array(productCardRow));
  expect(cards.map(({ isNew }) => isNew)).toEqual([true, true]);
  await set("new_product_days", "many");
  expect(await listed("new=1")).toEqual([product.sofa]);
});

test("bestsellers are the most sold share of the setting, a tenth without one, and follow what is sold", async () => {
  expect(await listed("bestseller=1")).toEqual([product.chair]);
  await set("bestseller_percent", 30);
  expect(await listed("bestseller=1&order=sales_view_quantity")).toEqual([
    product.sofa,
    product.armchair,
    product.chair,
  ]);
  expect(await countOf("bestseller=1")).toBe(3);
  await sql`update product set sold = 500 where id = ${product.table}`.execute(db);
  expect(await listed("bestseller=1")).toContain(product.table);
});

test("an unsold product is no bestseller, however few there are", () => {
  expect([...markBestsellers([0, 7, 0, 3], Int32Array.of(1, 3, 0, 2), 100)]).toEqual([0, 1, 0, 1]);
  expect([...markBestsellers([1, 7], Int32Array.of(1, 0), 10)]).toEqual([0, 1]);
});

test("a search text filters lists and facets, best match first, together with other filters", async () => {
  const text = "search=sofa%20grau%20sessel&order=given_id";
  const found = await listed(text);
  expect(found.length).toBeGreaterThan(1);
  expect(await countOf("search=sofa%20grau%20sessel")).toBe(found.length);
  expect(await listed("search=sofa&order=given_id")).toEqual([product.sofa]);
  expect(await listed(`${text}&category=${category.sofas}`)).toEqual([product.sofa]);
  expect(await listed(`${text}&id=${product.sofa}`)).toEqual([product.sofa]);
  expect(await listed("search=qqqqqq")).toEqual([]);
  expect((await app.request("/products_list/?search=")).status).toBe(400);
  expect((await app.request(`/products_list/?search=${"x".repeat(201)}`)).status).toBe(400);
});
