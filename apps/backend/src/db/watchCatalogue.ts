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
  const ending = new AbortController();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client(connection);
    next.on("notification", onChange);
    next.on("error", () => {});
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    // Only a connection that stood can be lost.
    next.on("end", () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await sleep(RECONNECT_MS, undefined, { ref: false, signal: ending.signal });
        client = await listen();
        return onChange();
      } catch {
        // Ended, or the server is not back yet.
      }
    }
  }

  return {
    async close() {
      ending.abort();
      await client.end();
    },
  };
}
