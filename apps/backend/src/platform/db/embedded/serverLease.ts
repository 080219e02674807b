import type { Client } from "pg";
import type { Connection } from "./connectToServer.ts";

/** Arbitrary advisory lock key. */
const LOCK_KEY = 7_266_342;

/**
 * A connection that marks this process as a user of the server. All users hold a shared advisory lock; stopping the
 * server needs it exclusively, so no process can join between the check and the shutdown.
 */
export type ServerLease = {
  /** Resolves when the connection has ended, closed by either side. */
  ended: Promise<void>;
  /**
   * Releases the shared lock. Resolves to true if no other process uses the server; new users then wait until this
   * connection closes.
   */
  release(): Promise<boolean>;
  close(): Promise<void>;
};

/** Rejects while the last user is stopping the server. */
export async function acquireLease({ client, socket }: Connection): Promise<ServerLease> {
  const ended = new Promise<void>((resolve) => client.once("end", resolve));
  await client.query("select pg_advisory_lock_shared($1)", [LOCK_KEY]);
  // A command-line program that forgets to call `stop` must still exit.
  socket.unref();
  return {
    ended,
    async release() {
      socket.ref();
      await client.query("select pg_advisory_unlock_shared($1)", [LOCK_KEY]);
      const { rows } = await client.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [LOCK_KEY]);
      return rows[0]?.alone === true && (await waitUntilAlone(client));
    },
    close: () => client.end().catch(() => undefined),
  };
}

/** Connections that were just closed linger for a few milliseconds; a psql session does not go away. */
async function waitUntilAlone(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    if (rows[0]?.others === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}
