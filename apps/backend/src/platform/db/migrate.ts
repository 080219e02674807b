import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { connect, type Connection } from "./connect.ts";
import type { DatabaseSettings } from "./databaseSettings.ts";
import { migrationNames, pendingMigrations, readMigration } from "./pendingMigrations.ts";
import { storeTimeouts } from "./storeTimeouts.ts";

/** Arbitrary but constant advisory lock key: one process migrates. */
const MIGRATE_LOCK = 7_151_973_016;
/** Matches a file whose statement cannot run in a transaction. */
const CONCURRENTLY = /^[^-]*\bconcurrently\b/im;

/**
 * Applies pending migrations. Several processes may start at once. They run in one transaction, unless one of them
 * builds an index concurrently.
 *
 * Stores the limits of later sessions.
 *
 * @param connection of the server itself, because a pooler may not keep a session lock
 */
export async function migrate(connection: Connection, { timeouts }: DatabaseSettings): Promise<void> {
  const db = connect({ ...connection, max: 1 });
  try {
    await db.connection().execute(async (session) => {
      await sql`set statement_timeout = 0`.execute(session);
      await sql`set idle_in_transaction_session_timeout = 0`.execute(session);
      await sql`select pg_advisory_lock(${MIGRATE_LOCK})`.execute(session);
      await sql`set lock_timeout = '10s'`.execute(session);
      const pending = await pendingMigrations(session);
      if (pending.length > 0) {
        const files = await Promise.all(pending.map(readMigration));
        const disableTransactions = files.some((statements) => CONCURRENTLY.test(statements));
        const migrator = new Migrator({ db: session, provider: { getMigrations }, disableTransactions });
        const { error } = await migrator.migrateToLatest();
        if (error) throw error;
      }
      await storeTimeouts(session, timeouts);
    });
  } finally {
    await db.destroy();
  }
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const migrations = (await migrationNames()).map(async (name): Promise<[string, Migration]> => {
    const statements = await readMigration(name);
    return [name, { up: async (db) => void (await sql.raw(statements).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
