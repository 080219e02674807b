import { sql } from "kysely";
import { expect, test } from "vitest";
import { readPriceContext } from "../../pricing/prices.ts";
import { product } from "../../testing/fixture/ids.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { createEmbeddedIndex } from "./createEmbeddedIndex.ts";

const { db } = await createTestBackend();
const prices = await readPriceContext(db, "de_AT", undefined);
const log = {
  error: (fields: object): never => {
    throw new Error("index failed", { cause: fields });
  },
};

test("an announced change of a product is in the index", async () => {
  const index = createEmbeddedIndex({ db, log });
  const cheapest = async (): Promise<number[]> => index.list({}, { order: "min_price", limit: 1, offset: 0 }, prices);
  expect(await cheapest()).not.toEqual([product.sofa]);
  await sql`update sale_element set net = 1 where product_id = ${product.sofa}`.execute(db);
  await index.update();
  expect(await cheapest()).toEqual([product.sofa]);
  await index.close();
});

test("changes announced during a reading share the next one", async () => {
  const index = createEmbeddedIndex({ db, log });
  const first = index.update();
  await Promise.resolve();
  await first;
  const [second, third] = [index.update(), index.update()];
  expect(second).toBe(third);
  await Promise.all([second, third]);
  await index.close();
});
