import { type RawBuilder, sql } from "kysely";
import { allowLongTransaction } from "../platform/db/storeTimeouts.ts";
import type { Db } from "../platform/db/connect.ts";

const BATCH = 1000;

/** Email address of an order as placed, in a query that joins its customer. */
export const orderEmail = (orders = "orders"): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${orders}.email`)}, customer.email)`;

/** Copies the email addresses of orders placed before orders had one. Each batch commits on its own. */
export async function fillOrderEmails(db: Db): Promise<number> {
  for (let filled = 0; ;) {
    const { numAffectedRows = 0n } = await db.transaction().execute(async (trx) => {
      await allowLongTransaction(trx);
      return sql`
        update orders set email = customer.email from customer
        where customer.id = orders.customer_id and orders.id in (
          select id from orders where email is null limit ${BATCH} for update skip locked
        )`.execute(trx);
    });
    filled += Number(numAffectedRows);
    if (numAffectedRows === 0n) return filled;
  }
}
