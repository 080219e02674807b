import type { Db } from "../../platform/db/connect.ts";
import { staleWhileRevalidate, type StaleWhileRevalidate } from "../../platform/staleWhileRevalidate.ts";
import type { CatalogueIndex } from "../catalogueIndex.ts";
import { buildProductIndex } from "./buildProductIndex.ts";
import { countFacets } from "./countFacets.ts";
import { countProducts, listBrandIds, listProducts } from "./listProducts.ts";
import { loadWhenChanged } from "./loadWhenChanged.ts";
import type { ProductIndex } from "./productIndex.ts";

/** Stock, promotions and reviews change without notification: a read after this time looks for changes. */
const MAX_AGE_MS = 60_000;

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
  return overProductIndex({ ...cache, refresh });
}

/** Opens an index that is read from the database on every call: small, for tests and tools. */
export const createUncachedIndex = (db: Db): CatalogueIndex =>
  overProductIndex({ current: () => buildProductIndex(db), refresh: async () => {}, close: async () => {} });

const overProductIndex = ({ current, refresh, close }: StaleWhileRevalidate<ProductIndex>): CatalogueIndex => ({
  list: async (filter, page, context) => listProducts(await current(), filter, page, context),
  facets: async (filter, context) => countFacets(await current(), filter, context),
  count: async (filter) => countProducts(await current(), filter),
  brandIds: async (filter) => listBrandIds(await current(), filter),
  categoryCounts: async () => (await current()).productCounts,
  refresh,
  close,
});
