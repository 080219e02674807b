import type { Client } from "pg";
import type { Connection } from "./connect.ts";

/** Any number that nothing else locks. */
const LOCK = 7_266_342;

/**
 * A connection that shows other processes that this one still uses the server. All users share a lock; who wants to stop the
 * server needs it alone, so nobody can come in between the question "is anyone there?" and the end.
 */
export type Keeper = {
  /** Resolves when the connection has ended, whoever ended it. */
  ended: Promise<void>;
  /** Gives up this use. True when nobody else uses the server; then newcomers wait until the connection closes. */
  isLast(): Promise<boolean>;
  close(): Promise<void>;
};

/** Fails when the server is just being stopped by its last user. */
export async function keep({ client, socket }: Connection): Promise<Keeper> {
  const ended = new Promise<void>((resolve) => client.once("end", resolve));
  await client.query("select pg_advisory_lock_shared($1)", [LOCK]);
  // A command-line program that forgets to stop must still be able to end.
  socket.unref();
  return {
    ended,
    async isLast() {
      socket.ref();
      await client.query("select pg_advisory_unlock_shared($1)", [LOCK]);
      const { rows } = await client.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [LOCK]);
      return rows[0]?.alone === true && (await othersLeave(client));
    },
    close: () => client.end().catch(() => undefined),
  };
}

/** Connections that were just closed linger for some milliseconds; a person in psql stays. */
async function othersLeave(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    if (rows[0]?.others === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}
