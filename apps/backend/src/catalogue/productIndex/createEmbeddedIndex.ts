import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../../platform/db/connect.ts";
import { staleWhileRevalidate, type StaleWhileRevalidate } from "../../platform/staleWhileRevalidate.ts";
import type { CatalogueIndex } from "../catalogueIndex.ts";
import { buildProductIndex } from "./buildProductIndex.ts";
import { countFacets } from "./countFacets.ts";
import { countProducts, listBrandIds, listProducts } from "./listProducts.ts";
import { loadWhenChanged } from "./loadWhenChanged.ts";
import type { ProductIndex } from "./productIndex.ts";

/** Without a worker changes are not announced: a read after this time looks for them. */
const MAX_AGE_MS = 60_000;
/** After each reading the index rests for this multiple of its time: one of 50,000 products takes four seconds. */
const REST = 9;

/** Opens an index in this process's memory, read from the database on `refresh`, after a change, or on the first call. */
export function createEmbeddedIndex(options: {
  db: Db;
  log: { error(fields: object, message: string): void };
}): CatalogueIndex {
  const loader = loadWhenChanged(options.db, (isOver) => buildProductIndex(options.db, isOver));
  const cache = staleWhileRevalidate({
    load: (isOver) => loader.load(isOver),
    onError: (error) => options.log.error({ err: error }, "failed to build the product index"),
    maxAgeMs: MAX_AGE_MS,
  });
  const refresh = (): Promise<void> => {
    loader.forget();
    return cache.refresh();
  };
  return overProductIndex({ ...cache, refresh }, paced(refresh));
}

/** Opens an index that is read from the database on every call: small, for tests and tools. */
export const createUncachedIndex = (db: Db): CatalogueIndex =>
  overProductIndex({ current: () => buildProductIndex(db), refresh: async () => {}, close: async () => {} });

/** Calls made while one waits share its run. */
function paced(run: () => Promise<void>): () => Promise<void> {
  let waiting: Promise<void> | undefined;
  let restsUntil = 0;
  async function runRested(): Promise<void> {
    await sleep(Math.max(0, restsUntil - performance.now()), undefined, { ref: false });
    waiting = undefined;
    const startedAt = performance.now();
    await run();
    restsUntil = performance.now() + REST * (performance.now() - startedAt);
  }
  return () => (waiting ??= runRested());
}

const overProductIndex = (
  { current, refresh, close }: StaleWhileRevalidate<ProductIndex>,
  update = refresh,
): CatalogueIndex => ({
  list: async (filter, page, context) => listProducts(await current(), filter, page, context),
  facets: async (filter, context) => countFacets(await current(), filter, context),
  count: async (filter) => countProducts(await current(), filter),
  brandIds: async (filter) => listBrandIds(await current(), filter),
  categoryCounts: async () => (await current()).productCounts,
  refresh,
  update,
  close,
});
