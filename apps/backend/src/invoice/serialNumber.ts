import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

type Series = "invoice_series" | "credit_note_series";

/** Draws the next number of a series. The row stays locked until the transaction ends, so there are no gaps. */
export async function nextSerial(
  trx: Transaction<Tables>,
  series: Series,
  country: string,
  year: number,
): Promise<number> {
  const { last } = await trx
    .insertInto(series)
    .values({ country, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["country", "year"]).doUpdateSet({ last: sql<number>`${sql.ref(`${series}.last`)} + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

/** Safe while the row is locked: no later number exists. */
export async function releaseSerial(
  trx: Transaction<Tables>,
  series: Series,
  country: string,
  year: number,
): Promise<void> {
  await trx
    .updateTable(series)
    .set(({ eb }) => ({ last: eb("last", "-", 1) }))
    .where("country", "=", country)
    .where("year", "=", year)
    .execute();
}

/** Such as "000001". */
export const formatSerial = (serial: number): string => String(serial).padStart(6, "0");
