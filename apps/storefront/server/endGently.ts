import type { ServerType } from "@hono/node-server";

/** After this a connection that will not end is cut. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/** Takes no more calls and finishes the answers under way, then closes what they needed. */
export async function endGently(
  server: ServerType,
  close: () => Promise<void>,
  { drainMs = DRAIN_MS }: { drainMs?: number } = {},
): Promise<void> {
  const ended = new Promise<void>((done) => server.close(() => done()));
  // Again and again: a connection is kept for the next call once its answer is finished.
  const sweep = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), drainMs);
  await ended;
  clearInterval(sweep);
  clearTimeout(cut);
  await close();
}
