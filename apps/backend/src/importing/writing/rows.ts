import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

export type Trx = Transaction<Tables>;

/** SQL record set `r` with these columns, passed as one JSON parameter. */
export const recordset = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;

/** Rows per statement; limits the size of a parameter. */
const CHUNK_SIZE = 1000;

export function* inChunks<T>(rows: readonly T[], size = CHUNK_SIZE): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Id of a code. The catalogue is validated, so a missing code is a bug. */
export function requireId(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`No row was written for ${code}`);
  return id;
}
