import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { importFolder } from "./importFolder.ts";
import { findSharedData } from "./testing/folders.ts";
import { snapshot } from "./testing/snapshot.ts";

const { db } = await createTestBackend("shop_empty");
const log = (): void => {};
const thelia = findSharedData("thelia-demo");
const furniture = findSharedData("furniture-3694");
const ABSENT = "shared/data is not beside the repository";

test("Thelia's demo shop becomes 30 products with 99 variants, also when repeated", async (context) => {
  if (thelia === undefined) return context.skip(ABSENT);
  const first = await importFolder(db, thelia, { log });
  expect(first.totals).toEqual({ products: 30, variants: 99, categories: 4 });
  expect(first.files.flatMap(({ skipped }) => skipped)).toEqual([]);
  const before = await snapshot(db);

  const promos = await db
    .selectFrom("sale_element")
    .innerJoin("product", "product.id", "product_id")
    .select("product.ref")
    .distinct()
    .where("promo", "=", true)
    .orderBy("product.ref")
    .execute();
  expect(promos.map(({ ref }) => ref)).toEqual(["PROD001", "PROD002", "PROD003", "PROD004"]);
  const categories = await db
    .selectFrom("product_category")
    .innerJoin("product", "product.id", "product_id")
    .innerJoin("category", "category.id", "category_id")
    .select("category.code")
    .where("product.ref", "=", "PROD010")
    .orderBy("category.code")
    .execute();
  expect(categories.map(({ code }) => code)).toEqual(["thelia:armchairs", "thelia:sofas"]);

  expect((await importFolder(db, thelia, { log })).totals).toEqual(first.totals);
  expect(await snapshot(db)).toEqual(before);
});

test("3,694 rows of furniture become 2,962 products, also when repeated", async (context) => {
  if (furniture === undefined) return context.skip(ABSENT);
  const count = async (): Promise<number> =>
    (
      await db
        .selectFrom("product")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count;
  const products = await count();
  const started = performance.now();
  const { files } = await importFolder(db, furniture, { log });
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(files[0]).toMatchObject({ read: 3694, skipped: [] });
  expect(await count()).toBe(products + 2962);
  const before = await snapshot(db);
  await importFolder(db, furniture, { log });
  expect(await snapshot(db)).toEqual(before);
});
