import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { collectDefaultMetrics, register } from "prom-client";

const REFRESH_MS = 2000;

/**
 * Serves the metrics of this process on a port of its own, which must not be public.
 *
 * @param refresh updates gauges before they are read; its failure leaves them as they were
 */
export async function serveMetrics(port: number, refresh: () => Promise<void>): Promise<Server> {
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    // A database that hangs must not delay the metrics that show it.
    void Promise.race([refresh().catch(() => {}), sleep(REFRESH_MS)])
      .then(() => register.metrics())
      .then((text) => response.writeHead(200, { "Content-Type": register.contentType }).end(text));
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(port, listening);
  });
  return server;
}
