import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { connect, type Connection, type Db } from "./connect.ts";
import type { DatabaseSettings } from "./databaseSettings.ts";
import { MIGRATIONS, migrationNames, pendingMigrations, readMigration } from "./pendingMigrations.ts";
import { storeTimeouts } from "./storeTimeouts.ts";

/** Arbitrary but constant advisory lock key: one process migrates. */
const MIGRATE_LOCK = 7_151_973_016;
const LOCK_RETRY_MS = 200;
/** Matches a file whose statement cannot run in a transaction. */
const CONCURRENTLY = /^[^-]*\bconcurrently\b/im;

/**
 * Applies pending migrations. Several processes may start at once. They run in one transaction, unless one of them
 * builds an index concurrently: not in a new database, where nothing else writes.
 *
 * Stores the limits of later sessions.
 *
 * @param connection of the server itself, because a pooler may not keep a session lock
 */
export async function migrate(
  connection: Connection,
  { timeouts }: DatabaseSettings,
  folder = MIGRATIONS,
): Promise<void> {
  const db = connect({ ...connection, max: 1 });
  try {
    await db.connection().execute(async (session) => {
      await sql`set statement_timeout = 0`.execute(session);
      await sql`set idle_in_transaction_session_timeout = 0`.execute(session);
      while (!(await tryLock(session))) await sleep(LOCK_RETRY_MS);
      await sql`set lock_timeout = '10s'`.execute(session);
      const pending = await pendingMigrations(session, folder);
      if (pending.length > 0) {
        const isNew = pending.length === (await migrationNames(folder)).length;
        const files = await Promise.all(pending.map((name) => readMigration(folder, name)));
        const disableTransactions = !isNew && files.some((statements) => CONCURRENTLY.test(statements));
        const migrator = new Migrator({
          db: session,
          provider: { getMigrations: () => getMigrations(folder, isNew) },
          disableTransactions,
        });
        const { error } = await migrator.migrateToLatest();
        if (error) throw error;
      }
      await storeTimeouts(session, timeouts);
    });
  } finally {
    await db.destroy();
  }
}

/** A waiting statement would be a deadlock with an index that is built concurrently: that waits for all older statements. */
async function tryLock(session: Db): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${MIGRATE_LOCK}) as ours`.execute(session);
  return rows[0]?.ours === true;
}

async function getMigrations(folder: URL, isNew: boolean): Promise<Record<string, Migration>> {
  const migrations = (await migrationNames(folder)).map(async (name): Promise<[string, Migration]> => {
    const statements = toStatements(await readMigration(folder, name), isNew);
    return [
      name,
      {
        async up(db) {
          for (const statement of statements) await sql.raw(statement).execute(db);
        },
      },
    ];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/** Returns a file as a whole, or its statements where PostgreSQL would refuse them together. */
function toStatements(file: string, isNew: boolean): string[] {
  if (!CONCURRENTLY.test(file)) return [file];
  return isNew
    ? [file.replaceAll(/\bconcurrently\b/gi, "")]
    : file.split(/;\s*$/m).filter((part) => part.trim() !== "");
}
