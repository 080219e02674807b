import type { Db } from "../../platform/db/connect.ts";
import type { Deps } from "../../deps.ts";
import { type StaleWhileRevalidate, staleWhileRevalidate } from "../../platform/staleWhileRevalidate.ts";
import type { ProductIndex } from "./productIndex.ts";
import { buildProductIndex } from "./buildProductIndex.ts";

/** Stock, promotions and reviews change without notification; responses are cached for 300 s anyway. */
const MAX_AGE_MS = 60_000;

export const createProductIndexCache = (options: {
  db: Db;
  log: { error(fields: object, message: string): void };
}): StaleWhileRevalidate<ProductIndex> =>
  staleWhileRevalidate({
    load: (isOver) => buildProductIndex(options.db, isOver),
    onError: (error) => options.log.error({ err: error }, "failed to build the product index"),
    maxAgeMs: MAX_AGE_MS,
  });

/** Returns the app's cached index, else one that is rebuilt on every call. */
export const getProductIndex = ({ db, facetIndex }: Pick<Deps, "db" | "facetIndex">): NonNullable<Deps["facetIndex"]> =>
  facetIndex ?? { current: () => buildProductIndex(db) };
