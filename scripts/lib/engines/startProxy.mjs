import { createServer, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const IDLE_MS = 500;

/**
 * Serves a shop whose connection a walk controls: paths are delayed or held back, and it goes offline. `requests` lists
 * what the shop has answered, `refused` what was sent offline.
 */
export async function startProxy(shopUrl) {
  const rules = [];
  const requests = [];
  const refused = [];
  let isOffline = false;
  let open = 0;
  let lastUsed = 0;
  async function forward(incoming, outgoing) {
    const { method, headers, url } = incoming;
    open += 1;
    outgoing.once("close", () => {
      open -= 1;
      lastUsed = performance.now();
    });
    for (const { pattern, wait } of rules) if (pattern.test(url)) await wait();
    const call = request(new URL(url, shopUrl), { method, headers }, (response) => {
      requests.push(`${method} ${url} ${response.statusCode}`);
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
    });
    call.on("error", () => outgoing.destroy());
    incoming.pipe(call);
  }
  const server = createServer((incoming, outgoing) => {
    if (!isOffline) return void forward(incoming, outgoing);
    refused.push(`${incoming.method} ${incoming.url}`);
    incoming.destroy();
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    requests,
    refused,
    delay: (pattern, ms) => rules.push({ pattern, wait: () => sleep(ms) }),
    /** Holds requests back until the returned function is called. */
    hold(pattern) {
      const { promise, resolve } = Promise.withResolvers();
      rules.push({ pattern, wait: () => promise });
      return resolve;
    },
    setOffline(offline) {
      isOffline = offline;
      if (offline) server.closeAllConnections();
    },
    /** Returns whether no request was open for half a second. */
    isIdle: () => open === 0 && performance.now() - lastUsed > IDLE_MS,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
