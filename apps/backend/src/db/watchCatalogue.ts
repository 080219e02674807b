import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

const CHANNEL = "catalogue_changed";
const RECONNECT_MS = 1000;

/** Tells every process that answers from memory; in a transaction, when it commits. */
export async function announceCatalogueChange(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
}

export interface CatalogueWatch {
  close(): Promise<void>;
}

/**
 * Calls back when the catalogue has changed, also when it may have: after the connection was lost, nobody knows what
 * was missed meanwhile.
 */
export async function watchCatalogue(connection: pg.ClientConfig, onChange: () => void): Promise<CatalogueWatch> {
  let closed = false;
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    const next = new pg.Client(connection);
    next.on("notification", onChange);
    next.on("error", () => {});
    next.on("end", () => void reconnect());
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await sleep(RECONNECT_MS, undefined, { ref: false });
      if (closed) return;
      try {
        await listen();
        return onChange();
      } catch {
        // The server is not back yet.
      }
    }
  }

  await listen();
  return {
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
