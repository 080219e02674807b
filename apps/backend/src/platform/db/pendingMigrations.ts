import { readFile, readdir } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "./connect.ts";

export const MIGRATIONS = new URL("./migrations/", import.meta.url);

/** The database was last migrated by an older version. */
export class OutdatedSchemaError extends Error {
  override readonly name = "OutdatedSchemaError";

  constructor(options?: ErrorOptions) {
    super("The database has the schema of an older version: run `npm start migrate` first.", options);
  }
}

/** @throws OutdatedSchemaError */
export async function requireMigrations(db: Db): Promise<void> {
  if ((await pendingMigrations(db)).length > 0) throw new OutdatedSchemaError();
}

/** Returns the names of migrations that this version needs and the database lacks. */
export async function pendingMigrations(db: Db, folder = MIGRATIONS): Promise<string[]> {
  const names = await migrationNames(folder);
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (tables[0]?.found !== true) return names;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}

export async function migrationNames(folder: URL): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  return files.map((file) => file.slice(0, -".sql".length));
}

export const readMigration = (folder: URL, name: string): Promise<string> =>
  readFile(new URL(`${name}.sql`, folder), "utf8");
