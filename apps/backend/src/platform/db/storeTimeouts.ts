import { type Kysely, sql } from "kysely";
import type { DatabaseSettings } from "./databaseSettings.ts";
import type { Tables } from "./tables.ts";

/**
 * Stores the limits as settings of the database, which apply to all later sessions. A pooler in transaction mode passes
 * on neither options of a start nor a SET.
 */
export async function storeTimeouts(db: Kysely<Tables>, timeouts: DatabaseSettings["timeouts"]): Promise<void> {
  const settings = {
    statement_timeout: `${timeouts.statement}s`,
    lock_timeout: `${timeouts.lock}s`,
    idle_in_transaction_session_timeout: `${timeouts.idleInTransaction}s`,
    // Result sets are small: starting parallel workers costs more than they save.
    max_parallel_workers_per_gather: "0",
  };
  const { rows } = await sql<{ database: string; stored: string[] }>`
    select datname as database, coalesce(setconfig, '{}') as stored
    from pg_database left join pg_db_role_setting on setdatabase = oid and setrole = 0
    where datname = current_database()`.execute(db);
  const { database = "", stored = [] } = rows[0] ?? {};
  for (const [name, value] of Object.entries(settings)) {
    if (stored.includes(`${name}=${value}`)) continue;
    await sql`alter database ${sql.id(database)} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(db);
  }
}

/** Lifts the limits until the end of the transaction, for work on many rows. */
export async function allowLongTransaction(trx: Kysely<Tables>): Promise<void> {
  await sql`
    set local statement_timeout = 0;
    set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`.execute(trx);
}
