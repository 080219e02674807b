import { sql } from "kysely";
import type { Db } from "../../platform/db/connect.ts";

const BATCH = 500;

/**
 * Passes changed products to `handle` until none is left, and forgets them when it resolves. Several processes share the
 * work: each takes rows that no other has locked. Returns the number of products handled.
 */
export async function takeChanges(db: Db, handle: (productIds: number[]) => Promise<void>): Promise<number> {
  for (let handled = 0; ;) {
    const taken = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ productId: number }>`
        delete from catalogue_change where id in (
          select id from catalogue_change order by id limit ${BATCH} for update skip locked
        ) returning product_id as "productId"`.execute(trx);
      const ids = [...new Set(rows.map(({ productId }) => productId))];
      if (ids.length > 0) await handle(ids);
      return ids.length;
    });
    handled += taken;
    if (taken === 0) return handled;
  }
}
