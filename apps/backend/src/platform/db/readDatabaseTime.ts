import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Returns when the transaction started, by the clock that all processes share. */
export async function readDatabaseTime(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("now() returned no row");
  return row.now;
}
