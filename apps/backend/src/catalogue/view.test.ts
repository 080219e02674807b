import { sql } from "kysely";
import { expect, test } from "vitest";
import { productCardRow } from "@shop/core/wire";
import * as v from "valibot";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { product } from "../testing/fixture/ids.ts";
import { getParsed } from "../testing/requests.ts";
import { addToProducts } from "./addToProducts.ts";
import { takeChanges } from "./takeChanges.ts";

const { app, db } = await createTestBackend();

const viewedOf = async (id: number): Promise<number> =>
  (await db.selectFrom("product").select("viewed").where("id", "=", id).executeTakeFirstOrThrow()).viewed;

const view = async (id: number | string, clientAddress: string): Promise<number> =>
  (await app.request(`/product_view/${id}`, { method: "POST" }, { clientAddress })).status;

const viewOften = async (id: number, count: number, clientAddress: string): Promise<void> => {
  for (let n = 0; n < count; n += 1) expect(await view(id, clientAddress)).toBe(204);
};

test("views are counted by the job, once, however many processes count", async () => {
  const before = await viewedOf(product.bench);
  await viewOften(product.bench, 3, "one");
  expect(await viewedOf(product.bench)).toBe(before);
  await Promise.all([1, 2, 3].map(() => addToProducts(db, "viewed")));
  expect(await viewedOf(product.bench)).toBe(before + 3);
  await addToProducts(db, "viewed");
  expect(await viewedOf(product.bench)).toBe(before + 3);
});

test("a product that is viewed more than others goes up in lists, and the change feed announces it", async () => {
  const first = async (): Promise<number | undefined> =>
    (await getParsed(app, "/products_list/", v.array(productCardRow)))[0]?.id;
  expect(await first()).toBe(product.sofa);
  await sql`insert into view_change (product_id, quantity) values (${product.bench}, 600)`.execute(db);
  await takeChanges(db);
  await addToProducts(db, "viewed");
  const announced: number[] = [];
  await takeChanges(db, async (ids) => void announced.push(...ids));
  expect(announced).toEqual([product.bench]);
  expect(await first()).toBe(product.bench);
});

test("a view changes no row of its product: it never waits for an import that holds it", async () => {
  await db.transaction().execute(async (trx) => {
    await sql`select from product where id = ${product.sofa} for update`.execute(trx);
    expect(await view(product.sofa, "two")).toBe(204);
  });
});

test("one network counts up to a limit, which it does not learn", async () => {
  await addToProducts(db, "viewed");
  const before = await viewedOf(product.stool);
  await viewOften(product.stool, 310, "flood");
  await viewOften(product.stool, 1, "other");
  await addToProducts(db, "viewed");
  expect(await viewedOf(product.stool)).toBe(before + 301);
});

test("views of unknown products are dropped, and other ids rejected", async () => {
  expect([await view(999_999, "three"), await view("x", "three"), await view(0, "three")]).toEqual([204, 400, 400]);
  await addToProducts(db, "viewed");
  expect((await sql`select from view_change`.execute(db)).rows).toEqual([]);
});

test("nothing about the viewer is stored with a view", async () => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'view_change'::regclass and attnum > 0`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(["id", "product_id", "quantity"]);
});
