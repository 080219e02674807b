import type { ServerType } from "@hono/node-server";

/** Stops accepting connections, finishes responses in flight, cuts off those that last longer, then calls `close`. */
export async function shutDownGracefully(
  server: ServerType,
  close: () => Promise<void>,
  { drainMs = 3000, log }: { drainMs?: number; log?: { warn(message: string): void } } = {},
): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Repeated, because a connection becomes idle (keep-alive) only after its response is finished.
  const idleTimer = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), 50);
  const drainTimer = setTimeout(() => {
    log?.warn(`requests that lasted longer than ${drainMs} ms were cut off`);
    if ("closeAllConnections" in server) server.closeAllConnections();
  }, drainMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(drainTimer);
  await close();
}
