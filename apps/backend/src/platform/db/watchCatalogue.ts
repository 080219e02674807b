import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

const CHANNEL = "catalogue_changed";
const RECONNECT_MS = 1000;
/** A connection that dropped without a packet is noticed after at most twice this time. */
const HEARTBEAT_MS = 10_000;

/** PostgreSQL limits a notification to 8000 bytes. */
const MAX_PAYLOAD = 7900;
/** Of a notification without tags. */
const EVERYTHING = "";

/** Cache tags of what has changed; undefined if anything may have. */
export type ChangedTags = readonly string[] | undefined;

/**
 * Notifies all processes that cache catalogue data. Inside a transaction the notification is sent on commit.
 *
 * @param tags of the responses that have changed, by default all
 */
export async function notifyCatalogueChange(db: Kysely<Tables>, tags?: ChangedTags): Promise<void> {
  for (const payload of tags === undefined ? [EVERYTHING] : toPayloads(tags))
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
}

function toPayloads(tags: readonly string[]): string[] {
  const payloads: string[] = [];
  for (const tag of tags) {
    const longer = `${payloads.at(-1) ?? ""},${tag}`;
    if (payloads.length === 0 || longer.length > MAX_PAYLOAD) payloads.push(tag);
    else payloads[payloads.length - 1] = longer;
  }
  return payloads;
}

export interface CatalogueWatch {
  close(): Promise<void>;
}

/**
 * Calls `onChange` after every catalogue change. Also calls it, without tags, after a lost connection, because
 * notifications may have been missed.
 */
export async function watchCatalogue(
  connection: pg.ClientConfig,
  onChange: (tags: ChangedTags) => void,
  heartbeatMs = HEARTBEAT_MS,
): Promise<CatalogueWatch> {
  const controller = new AbortController();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ ...connection, query_timeout: heartbeatMs, connectionTimeoutMillis: heartbeatMs });
    next.on("notification", ({ payload = EVERYTHING }) =>
      onChange(payload === EVERYTHING ? undefined : payload.split(",")),
    );
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
        return onChange(undefined);
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
