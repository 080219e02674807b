import type { ServerType } from "@hono/node-server";

/** Stops accepting connections, finishes responses in flight, then calls `close`. */
export async function shutDownGracefully(
  server: ServerType,
  close: () => Promise<void>,
  { drainMs = 3000 }: { drainMs?: number } = {},
): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Repeated, because a connection becomes idle (keep-alive) only after its response is finished.
  const idleTimer = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), 50);
  const drainTimer = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(drainTimer);
  await close();
}
