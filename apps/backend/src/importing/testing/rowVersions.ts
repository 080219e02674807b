import { sql } from "kysely";
import type { Db } from "../../platform/db/connect.ts";

/** Returns how the server numbers each row of the database: a write changes its place, a lock its xmax. */
export async function readRowVersions(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const versions: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ version: string }>`
      select concat_ws(' ', ctid, xmin, xmax) as version from ${sql.table(name)} order by ctid`.execute(db);
    versions[name] = rows.map(({ version }) => version);
  }
  return versions;
}
