import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db/connect.ts";
import { notifyCatalogueChange } from "../platform/db/watchCatalogue.ts";
import { startJob } from "../platform/jobs/startJob.ts";
import { selectTagsOfProducts } from "./cacheTags.ts";

const BATCH = 500;
/** A change must be visible everywhere within five seconds. */
export const CHANGES_MS = 1000;

/**
 * Passes changed products to `handle` until none is left, then forgets them and notifies all processes. Several processes
 * share the work: each takes rows that no other has locked. Returns the number of products handled.
 */
export async function takeChanges(
  db: Db,
  handle: (productIds: number[]) => Promise<void> = async () => {},
): Promise<number> {
  for (let handled = 0; ;) {
    const taken = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ productId: number }>`
        delete from catalogue_change where id in (
          select id from catalogue_change order by id limit ${BATCH} for update skip locked
        ) returning product_id as "productId"`.execute(trx);
      const ids = [...new Set(rows.map(({ productId }) => productId))];
      if (ids.length > 0) await handle(ids);
      if (ids.length > 0) await notifyCatalogueChange(trx, await selectTagsOfProducts(trx, ids));
      return ids.length;
    });
    handled += taken;
    if (taken === 0) return handled;
  }
}

/** Notifies all processes of changed products, where no process sends them to a search engine. */
export const startChangeJob = ({ db, log }: Pick<Deps, "db" | "log">): (() => Promise<void>) =>
  startJob(() => takeChanges(db), {
    intervalMs: CHANGES_MS,
    onError: (error) => log.error({ err: error }, "changed products could not be announced"),
  });
