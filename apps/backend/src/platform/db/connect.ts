import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { observePool, observeQuery } from "../monitoring/metrics.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

/** Address of a database. */
export type Connection = { host: string; user: string; database: string } | { connectionString: string };

/** Parses int8 and numeric sums of cents as numbers: they fit a double. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function connect(connection: pg.PoolConfig): Db {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 5000, ...connection });
  // A connection can break at any time, for example on a server restart. The pool replaces it and the running query
  // rejects; without these listeners the process would exit.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  observePool(pool);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: observeQuery });
}
