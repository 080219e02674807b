import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { startEmbeddedPostgres } from "./embedded/startEmbeddedPostgres.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";
import { type CatalogueWatch, watchCatalogue } from "./watchCatalogue.ts";

export type Db = Kysely<Tables>;

export interface OpenDatabase {
  db: Db;
  /** Calls back whenever the catalogue has changed, in whichever process. */
  onCatalogueChange(listener: () => void): Promise<void>;
  /** Ends all connections, then the embedded server when nobody else uses it. */
  close(): Promise<void>;
}

/** int8 and numeric sums of cents fit a double; an id or a count as text would only invite mistakes. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The PostgreSQL of `databaseUrl`, else an embedded one that keeps its data under `dataDir`; migrated. */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  log: (line: string) => void;
}): Promise<OpenDatabase> {
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
    throw server ? error : unusable(error);
  }
  return {
    db,
    onCatalogueChange: async (listener) => void watches.push(await watchCatalogue(connection, listener)),
    close,
  };
}

/** A refused connection to several addresses has its reason inside, and none of its own. */
function unusable(cause: unknown): Error {
  const reason: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const text = reason instanceof Error ? reason.message : String(reason);
  const message = `The database of DATABASE_URL cannot be used (${text}): start it, correct the address, or set none and the shop uses its own.`;
  return new Error(message, { cause });
}

export function connect(connection: pg.PoolConfig): Db {
  // Answers are small: starting parallel workers costs more than they save.
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 5000,
    options: "-c max_parallel_workers_per_gather=0",
    ...connection,
  });
  // A connection may break at any time (server restart), idle or at work: the pool replaces it, whoever used it gets the
  // error of its query, and the process must not die of it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
