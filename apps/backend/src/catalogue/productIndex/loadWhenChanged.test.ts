import { expect, test, vi } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { product, variant } from "../../testing/fixture/ids.ts";
import type { CountContext } from "../catalogueIndex.ts";
import { createEmbeddedIndex } from "./createEmbeddedIndex.ts";
import { loadWhenChanged } from "./loadWhenChanged.ts";

const { db, deps } = await createTestBackend();

test("products are read again after a change, every ten minutes, and on request", async () => {
  const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
  const clock = { now: 0 };
  const { load, forget } = loadWhenChanged(db, read, () => clock.now);
  const loads = async (): Promise<number> => load(() => false);
  expect([await loads(), await loads()]).toEqual([1, 1]);
  await db.updateTable("sale_element").set({ stock: 7 }).where("id", "=", variant.pouf).execute();
  expect([await loads(), await loads()]).toEqual([2, 2]);
  await db.deleteFrom("review").where("product_id", "=", product.sofa).execute();
  expect(await loads()).toBe(3);
  clock.now += 599_999;
  expect(await loads()).toBe(3);
  clock.now += 1;
  expect([await loads(), await loads()]).toEqual([4, 4]);
  forget();
  expect(await loads()).toBe(5);
});

test("a change made while products are read is not missed", async () => {
  const read = vi.fn(async () => {
    if (read.mock.calls.length === 1)
      await db.updateTable("sale_element").set({ stock: 8 }).where("id", "=", variant.pouf).execute();
    return read.mock.calls.length;
  });
  const { load } = loadWhenChanged(db, read);
  expect([await load(() => false), await load(() => false), await load(() => false)]).toEqual([1, 2, 2]);
});

test("what is forgotten while products are read is read again", async () => {
  const read = vi.fn(() => {
    if (read.mock.calls.length === 1) loader.forget();
    return Promise.resolve(read.mock.calls.length);
  });
  const loader = loadWhenChanged(db, read);
  expect([await loader.load(() => false), await loader.load(() => false)]).toEqual([1, 2]);
});

test("a refresh reads names that are not among the changes", async () => {
  const index = createEmbeddedIndex({ db, log: deps.log });
  const prices: CountContext = { language: "de", taxPercent: "20", zeroVatCategoryIds: [] };
  const [brand] = (await index.facets({}, prices)).brands;
  await db
    .updateTable("brand")
    .set({ title: "Renamed" })
    .where("id", "=", brand?.id ?? 0)
    .execute();
  await index.refresh();
  expect((await index.facets({}, prices)).brands[0]?.title).toBe("Renamed");
  await index.close();
});
