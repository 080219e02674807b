import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";

type Series = "invoice_series" | "credit_note_series";

/**
 * The next number of a series: the row is the transaction's until it ends, so that a number is given only together with
 * its paper, and there are no gaps.
 */
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

/** The row is this transaction's: nobody has taken the next one meanwhile. */
export async function giveSerialBack(
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

/** "000001" */
export const serialText = (serial: number): string => String(serial).padStart(6, "0");
