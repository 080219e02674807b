import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../platform/db/connect.ts";
import { readBestsellerPercent } from "../listRules.ts";
import type { ProductIndex } from "./productIndex.ts";
import { ProductIndexBuilder } from "./productIndexBuilder.ts";
import { selectIndexedProducts, selectDimensions } from "./productIndex.queries.ts";

const BATCH = 1000;

/** Builds the index in batches, yielding to the event loop between them. */
export async function buildProductIndex(db: Db, isClosed: () => boolean = () => false): Promise<ProductIndex> {
  const builder = new ProductIndexBuilder(await selectDimensions(db));
  for (let after = 0; ;) {
    const products = await selectIndexedProducts(db, { after, limit: BATCH });
    for (const product of products) builder.add(product);
    const last = products.at(-1);
    if (last === undefined || products.length < BATCH) {
      return builder.build(await readBestsellerPercent(db));
    }
    after = last.id;
    await nextTurn();
    if (isClosed()) throw new Error("the backend is shutting down");
  }
}
