import { connect, type Connection, type Db } from "./connect.ts";
import { type DatabaseSettings, readDatabaseSettings } from "./databaseSettings.ts";
import { startEmbeddedPostgres } from "./embedded/startEmbeddedPostgres.ts";
import { migrate } from "./migrate.ts";
import { OutdatedSchemaError, requireMigrations } from "./pendingMigrations.ts";
import { type CatalogueWatch, type ChangedTags, watchCatalogue } from "./watchCatalogue.ts";

export interface DatabaseHandle {
  db: Db;
  /** The server itself, without a pooler between. */
  direct: Connection;
  /** Calls the listener after every catalogue change, made by any process. */
  onCatalogueChange(listener: (tags: ChangedTags) => void): Promise<void>;
  /** Closes all connections, then stops the embedded server if no other process uses it. */
  close(): Promise<void>;
}

/**
 * Opens the PostgreSQL database of `databaseUrl`, or an embedded one with its files under `dataDir`. Migrates it, or with
 * `migrates: false` refuses a schema that is older than this version needs.
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  log: (line: string) => void;
  migrates?: boolean;
  settings?: DatabaseSettings;
}): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir, log, migrates = true, settings = readDatabaseSettings({}) } = options;
  const server = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined;
  const connection: Connection = server
    ? { host: server.socketDir, user: server.user, database: "postgres" }
    : { connectionString: databaseUrl ?? "" };
  const { directUrl, poolSize } = settings;
  const direct: Connection = directUrl === undefined || server ? connection : { connectionString: directUrl };
  const db = connect({ ...connection, max: poolSize });
  const watches: CatalogueWatch[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(watches.map((watch) => watch.close()));
    await db.destroy();
    await server?.stop();
  };
  try {
    if (migrates) await migrate(direct, settings);
    else await requireMigrations(db);
  } catch (error) {
    await close();
    throw server || error instanceof OutdatedSchemaError ? error : databaseUrlError(error);
  }
  return {
    db,
    direct,
    onCatalogueChange: async (listener) => void watches.push(await watchCatalogue(direct, listener)),
    close,
  };
}

/** A refused connection to several addresses is an AggregateError without a message of its own. */
function databaseUrlError(cause: unknown): Error {
  const reason: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const text = reason instanceof Error ? reason.message : String(reason);
  const message = `The database of DATABASE_URL cannot be used (${text}): start it, correct the address, or set none and the shop uses its own.`;
  return new Error(message, { cause });
}
