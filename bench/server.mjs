import { Agent, get } from "node:http";
import { median, quantile } from "./statistics.mjs";

const WARM_UP = 20;
const REQUESTS = 200;
const HEADERS = {
  "accept-encoding": "br",
  accept: "text/html",
  "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/150.0.0.0",
};

/** Time until the last byte of the document, one request after the other over one connection, and its size as sent. */
export async function measureServer(address) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let request = 0; request < WARM_UP; request++) await fetchOnce(address, agent);
  const answers = [];
  for (let request = 0; request < REQUESTS; request++) answers.push(await fetchOnce(address, agent));
  agent.destroy();
  const times = answers.map(({ ms }) => ms);
  const { status, bytes, encoding } = answers[0];
  return { status, bytes, encoding, median: median(times), p95: quantile(times, 0.95) };
}

function fetchOnce(address, agent) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(address, { agent, headers: HEADERS }, (response) => {
      let bytes = 0;
      response.on("data", (chunk) => (bytes += chunk.length));
      response.on("error", reject);
      response.on("end", () => {
        const encoding = response.headers["content-encoding"] ?? "plain";
        resolve({ status: response.statusCode, bytes, encoding, ms: performance.now() - started });
      });
    }).on("error", reject);
  });
}
