// Load balancer over several processes of the shop, as nginx's defaults: the next process gets a request that the first
// one did not accept, and a read whose connection broke.
import { Agent, createServer, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../scripts/lib/shop.mjs";

const CHECK_MS = 250;
const READS = new Set(["GET", "HEAD"]);

/** @param ports of the processes, which may be down */
export async function startBalancer(ports) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set();
  const controller = new AbortController();
  let turn = 0;

  async function check(port) {
    while (!controller.signal.aborted) {
      const answer = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(
        () => {},
      );
      if (answer?.ok) ready.add(port);
      else ready.delete(port);
      await sleep(CHECK_MS);
    }
  }
  for (const port of ports) void check(port);

  async function forward(req, res) {
    const body = Buffer.concat(await Array.fromAsync(req));
    const available = ready.size > 0 ? [...ready] : ports;
    const first = turn++ % available.length;
    const order = [...available.slice(first), ...available.slice(0, first)];
    const headers = { ...req.headers, host: `localhost:${port}` };
    const send = () => {
      const target = order.shift();
      if (target === undefined) return res.destroy();
      const upstream = request({ agent, port: target, method: req.method, path: req.url, headers }, (found) => {
        res.writeHead(found.statusCode, found.headers);
        found.pipe(res);
        found.on("error", () => res.destroy());
      });
      upstream.on("error", (error) => {
        const isUnsent = error.code === "ECONNREFUSED" || (upstream.reusedSocket && error.code === "ECONNRESET");
        if (!res.headersSent && (isUnsent || READS.has(req.method))) send();
        else res.destroy();
      });
      upstream.end(body);
    };
    send();
  }
  const server = createServer((req, res) => void forward(req, res));
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    ready,
    close() {
      controller.abort();
      server.close();
      agent.destroy();
    },
  };
}
