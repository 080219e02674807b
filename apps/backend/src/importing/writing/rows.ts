import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";

export type Trx = Transaction<Tables>;

/** Rows as a table `r` with these columns: one parameter whatever their number. */
export const rowsOf = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;

/** Rows at a time: few statements, and no parameter of many megabytes however large the catalogue. */
const CHUNK = 1000;

export function* chunksOf<T>(rows: readonly T[], size = CHUNK): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** The id of a code; the catalogue was checked, so a missing one is a mistake in this folder. */
export function idOf(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`No row was written for ${code}`);
  return id;
}
