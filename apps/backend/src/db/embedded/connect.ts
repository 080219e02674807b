import { Socket } from "node:net";
import { Client, DatabaseError } from "pg";

/** The socket says whether the connection keeps the process alive, which pg's types leave out. */
export type Connection = { client: Client; socket: Socket };

/** How a try to reach the server ended: connected, the server is there but busy starting or stopping, or nobody answers. */
export type Attempt = { state: "connected"; connection: Connection } | { state: "busy" } | { state: "absent" };

/** https://www.postgresql.org/docs/18/errcodes-appendix.html: cannot_connect_now, admin_shutdown, crash_shutdown. */
const PASSING = new Set(["57P03", "57P01", "57P02"]);

/** One connection to the server behind the socket, as its superuser. */
export async function connect(socketDir: string): Promise<Attempt> {
  const socket = new Socket();
  const client = new Client({
    stream: () => socket,
    host: socketDir,
    user: "postgres",
    database: "postgres",
    application_name: "embedded-keeper",
    connectionTimeoutMillis: 5000,
  });
  // Without a listener a connection that breaks later would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return { state: "connected", connection: { client, socket } };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!(error instanceof DatabaseError)) return { state: "absent" };
    if (error.code !== undefined && PASSING.has(error.code)) return { state: "busy" };
    throw error;
  }
}
