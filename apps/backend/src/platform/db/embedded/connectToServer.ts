import { Socket } from "node:net";
import { Client, DatabaseError } from "pg";

/** The socket is exposed for `unref`, which pg's types leave out. */
export type Connection = { client: Client; socket: Socket };

/** "busy": the server is starting or stopping. "absent": no server listens. */
export type ConnectionAttempt =
  | { state: "connected"; connection: Connection }
  | { state: "busy" }
  | { state: "absent" };

/** cannot_connect_now, admin_shutdown, crash_shutdown. Source: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const TRANSIENT_CODES = new Set(["57P03", "57P01", "57P02"]);

export async function connectToServer(socketDir: string): Promise<ConnectionAttempt> {
  const socket = new Socket();
  const client = new Client({
    stream: () => socket,
    host: socketDir,
    user: "postgres",
    database: "postgres",
    application_name: "embedded-keeper",
    connectionTimeoutMillis: 5000,
  });
  // Without a listener, a connection that breaks later would crash the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return { state: "connected", connection: { client, socket } };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!(error instanceof DatabaseError)) return { state: "absent" };
    if (error.code !== undefined && TRANSIENT_CODES.has(error.code)) return { state: "busy" };
    throw error;
  }
}
