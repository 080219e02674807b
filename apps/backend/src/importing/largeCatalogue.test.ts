import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { readBaseData } from "./baseData.ts";
import { type Catalogue, type CatalogueProduct, emptyCatalogue } from "./catalogue.ts";
import { checkCatalogue } from "./checkCatalogue.ts";
import { importFolder } from "./importFolder.ts";
import { readDemo } from "./readDemo.ts";
import { emptyProduct, emptyVariant } from "./testing/emptyProduct.ts";
import { createFolderWith } from "./testing/folders.ts";
import { snapshot } from "./testing/snapshot.ts";
import { THELIA_FILES, theliaProducts } from "./testing/theliaFiles.ts";
import { writeCatalogue } from "./writeCatalogue.ts";
import { inImportTransaction, PRODUCTS_PER_PART } from "./writing/inImportTransaction.ts";

const { db } = await createTestBackend("shop_empty");

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const BATCHES = 5;

/** Catalogue whose reader counts how many of its products are in memory. */
function createCountedCatalogue(): { catalogue: Catalogue; mostHeld: () => number } {
  let mostHeld = 0;
  async function* readProducts(): AsyncGenerator<CatalogueProduct> {
    const read: WeakRef<CatalogueProduct>[] = [];
    for (let index = 0; index < BATCHES * PRODUCTS_PER_PART; index++) {
      const ref = `P${index}`;
      const product = { ...emptyProduct, ref, categories: ["chairs"], variants: [{ ...emptyVariant, ref }] };
      read.push(new WeakRef(product));
      yield product;
      if (index % PRODUCTS_PER_PART !== 0) continue;
      await setImmediate();
      collectGarbage();
      mostHeld = Math.max(mostHeld, read.filter((each) => each.deref() !== undefined).length);
    }
  }
  const chairs = { code: "chairs", parent: undefined, position: 1, visible: true, text: {}, slugs: {}, pictures: [] };
  return { catalogue: { ...emptyCatalogue(), categories: [chairs], readProducts }, mostHeld: () => mostHeld };
}

test("an import never holds more products than two batches", async () => {
  const { catalogue, mostHeld } = createCountedCatalogue();
  const checked = await checkCatalogue(catalogue);
  expect(checked.accessories.size).toBe(BATCHES * PRODUCTS_PER_PART);
  expect(mostHeld()).toBeGreaterThan(0);
  expect(mostHeld()).toBeLessThan(PRODUCTS_PER_PART);
  const runPart = <T>(work: Parameters<typeof inImportTransaction<T>>[1]): Promise<T> => inImportTransaction(db, work);
  const { totals } = await writeCatalogue(runPart, catalogue, checked, await readBaseData(), new Date());
  expect(totals.products).toBe(BATCHES * PRODUCTS_PER_PART);
  expect(mostHeld()).toBeLessThanOrEqual(2 * PRODUCTS_PER_PART);
});

const product = (ref: string) => ({
  ref,
  categories: ["a"],
  weightKg: 1,
  deliveryDays: [1, 2],
  price: 9,
  text: { de: { title: ref } },
  variants: [{ ref, stock: 1 }],
});
const files = {
  "categories.json": JSON.stringify([{ code: "a", text: { de: { title: "A" } } }]),
  "products/0.json": JSON.stringify([product("J1"), product("J2")]),
};

test("a file of products is read when those before it are used", async () => {
  const { catalogue } = await readDemo(await createFolderWith({ ...files, "products/1.json": "[" }));
  const refs: string[] = [];
  const readAll = async (): Promise<void> => {
    for await (const { ref } of catalogue.readProducts()) refs.push(ref);
  };
  await expect(readAll()).rejects.toThrow("products/1.json is not valid JSON");
  expect(refs).toEqual(["J1", "J2"]);
});

test("a file that changes after its validation is not written", async () => {
  const folder = await createFolderWith(files);
  const { catalogue } = await readDemo(folder);
  await checkCatalogue(catalogue);
  await writeFile(join(folder, "products/0.json"), JSON.stringify([product("J3")]));
  await expect(catalogue.readProducts()[Symbol.asyncIterator]().next()).rejects.toThrow(
    "products/0.json has changed during the import.",
  );
});

test("products of several batches share titles, categories and accessories", async () => {
  const count = 2 * PRODUCTS_PER_PART + 10;
  const cells = Array.from({ length: count }, (_, index) => ({ ref: `S${index}`, title: "Same", category: "Sofas" }));
  const folder = await createFolderWith({ ...THELIA_FILES, "products.csv": theliaProducts(...cells) });
  const options = { log: () => {}, countedAt: new Date("2026-11-01T08:00:00Z") };
  await importFolder(db, folder, options);
  const rows = await db
    .selectFrom("product")
    .innerJoin("product_category", "product_id", "product.id")
    .innerJoin("rewriting_url", (join_) =>
      join_.onRef("view_id", "=", "product.id").on("view", "=", "product").on("redirected", "is", null),
    )
    .select(["product_category.position", "url"])
    .where("product.ref", "like", "S%")
    .orderBy("product.id")
    .execute();
  expect(rows).toEqual(
    cells.map((_, index) => ({ position: index + 1, url: index === 0 ? "same.html" : `same-${index}.html` })),
  );
  const before = await snapshot(db);
  await importFolder(db, folder, options);
  expect(await snapshot(db)).toEqual(before);
});
