import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { startEmbeddedPostgres } from "./embedded/startEmbeddedPostgres.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";
import { type CatalogueWatch, watchCatalogue } from "./watchCatalogue.ts";

export type Db = Kysely<Tables>;

export interface DatabaseHandle {
  db: Db;
  /** Calls the listener after every catalogue change, made by any process. */
  onCatalogueChange(listener: () => void): Promise<void>;
  /** Closes all connections, then stops the embedded server if no other process uses it. */
  close(): Promise<void>;
}

/** Parses int8 and numeric sums of cents as numbers: they fit a double. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens and migrates the PostgreSQL database of `databaseUrl`, or an embedded one with its files under `dataDir`. */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  log: (line: string) => void;
}): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir, log } = options;
  const server = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined;
  const connection = server
    ? { host: server.socketDir, user: server.user, database: "postgres" }
    : { connectionString: databaseUrl };
  const db = connect(connection);
  const watches: CatalogueWatch[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(watches.map((watch) => watch.close()));
    await db.destroy();
    await server?.stop();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw server ? error : databaseUrlError(error);
  }
  return {
    db,
    onCatalogueChange: async (listener) => void watches.push(await watchCatalogue(connection, listener)),
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

export function connect(connection: pg.PoolConfig): Db {
  // Result sets are small: starting parallel workers costs more than they save.
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 5000,
    options: "-c max_parallel_workers_per_gather=0",
    ...connection,
  });
  // A connection can break at any time, for example on a server restart. The pool replaces it and the running query
  // rejects; without these listeners the process would exit.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
