import type { Db } from "../../../db/connect.ts";
import type { Deps } from "../../../deps.ts";
import { type Standing, standing } from "../../../standing.ts";
import type { Assortment } from "./assortment.ts";
import { readAssortment } from "./readAssortment.ts";

/** Stock, promotions and reviews change without notification; responses are cached for 300 s anyway. */
const KEPT_MS = 60_000;

export const keepAssortment = (options: {
  db: Db;
  log: { error(fields: object, message: string): void };
}): Standing<Assortment> =>
  standing({
    make: (isOver) => readAssortment(options.db, isOver),
    onError: (error) => options.log.error({ err: error }, "the assortment could not be read"),
    keptMs: KEPT_MS,
  });

/** Returns the app's cached index, else one that is rebuilt on every call. */
export const assortmentOf = ({ db, assortment }: Pick<Deps, "db" | "assortment">): NonNullable<Deps["assortment"]> =>
  assortment ?? { current: () => readAssortment(db) };
