import type { ServerType } from "@hono/node-server";

const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/** Stops accepting connections, finishes responses in flight, then calls `close`. */
export async function endGently(
  server: ServerType,
  close: () => Promise<void>,
  { drainMs = DRAIN_MS }: { drainMs?: number } = {},
): Promise<void> {
  const ended = new Promise<void>((done) => server.close(() => done()));
  // Repeated, because a connection becomes idle (keep-alive) only after its response is finished.
  const sweep = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), drainMs);
  await ended;
  clearInterval(sweep);
  clearTimeout(cut);
  await close();
}
