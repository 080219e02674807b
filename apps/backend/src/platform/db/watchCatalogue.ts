import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

const CHANNEL = "catalogue_changed";
const RECONNECT_MS = 1000;
/** A connection that dropped without a packet is noticed after at most twice this time. */
const HEARTBEAT_MS = 10_000;

/** Notifies all processes that cache catalogue data. Inside a transaction the notification is sent on commit. */
export async function notifyCatalogueChange(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
}

export interface CatalogueWatch {
  close(): Promise<void>;
}

/**
 * Calls `onChange` after every catalogue change. Also calls it after a lost connection, because notifications may have
 * been missed.
 */
export async function watchCatalogue(
  connection: pg.ClientConfig,
  onChange: () => void,
  heartbeatMs = HEARTBEAT_MS,
): Promise<CatalogueWatch> {
  const controller = new AbortController();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ ...connection, query_timeout: heartbeatMs, connectionTimeoutMillis: heartbeatMs });
    next.on("notification", onChange);
    next.on("error", () => {});
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    // Registered after the connection is established: a failed attempt must not trigger a second reconnect loop.
    next.on("end", () => void reconnect());
    void sendHeartbeats(next);
    return next;
  }

  async function sendHeartbeats(own: pg.Client): Promise<void> {
    while (!controller.signal.aborted) {
      try {
        await sleep(heartbeatMs, undefined, { ref: false, signal: controller.signal });
        if (own !== client) return;
        await own.query("select");
      } catch {
        // No answer: "end" follows, and reconnects.
        if (!controller.signal.aborted) own.connection.stream.destroy();
        return;
      }
    }
  }

  async function reconnect(): Promise<void> {
    while (!controller.signal.aborted) {
      try {
        await sleep(RECONNECT_MS, undefined, { ref: false, signal: controller.signal });
        client = await listen();
        return onChange();
      } catch {
        // Aborted, or the server is still unreachable.
      }
    }
  }

  return {
    async close() {
      controller.abort();
      await client.end();
    },
  };
}
