import type { Db } from "../../../db/connect.ts";
import type { Deps } from "../../../deps.ts";
import { type Standing, standing } from "../../../standing.ts";
import type { Assortment } from "./assortment.ts";
import { readAssortment } from "./readAssortment.ts";

/** Stock, reductions and reviews change without anybody saying so; answers are kept for 300 s anyway. */
const KEPT_MS = 60_000;

/** The assortment kept in memory for all calls of this process. */
export const keepAssortment = (options: {
  db: Db;
  log: { error(fields: object, message: string): void };
}): Standing<Assortment> =>
  standing({
    make: (isOver) => readAssortment(options.db, isOver),
    onError: (error) => options.log.error({ err: error }, "the assortment could not be read"),
    keptMs: KEPT_MS,
  });

/** What lists are counted by: kept by whoever made the app, else read anew each time. */
export const assortmentOf = ({ db, assortment }: Pick<Deps, "db" | "assortment">): NonNullable<Deps["assortment"]> =>
  assortment ?? { current: () => readAssortment(db) };
