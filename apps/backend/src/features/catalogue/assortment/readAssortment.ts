import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../../db/connect.ts";
import type { Assortment } from "./assortment.ts";
import { AssortmentBuilder } from "./assortmentBuilder.ts";
import { selectAssortedProducts, selectNames } from "./assortment.queries.ts";

const BATCH = 1000;

/** Builds the index in batches, yielding to the event loop between them. */
export async function readAssortment(db: Db, isOver: () => boolean = () => false): Promise<Assortment> {
  const builder = new AssortmentBuilder(await selectNames(db));
  for (let after = 0; ;) {
    const products = await selectAssortedProducts(db, after, BATCH);
    for (const product of products) builder.add(product);
    const last = products.at(-1);
    if (last === undefined || products.length < BATCH) return builder.build();
    after = last.id;
    await nextTurn();
    if (isOver()) throw new Error("the shop is closing");
  }
}
