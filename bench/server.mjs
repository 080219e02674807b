import { Agent, get } from "node:http";
import { median, quantile } from "./statistics.mjs";

const WARM_UP = 20;
const REQUESTS = 200;
const HEADERS = {
  "accept-encoding": "br",
  accept: "text/html",
  "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/150.0.0.0",
};

/** Measures a page from the shared cache (rendered once a minute) and one rendered per request. */
export const measureServer = async (address) => ({
  shared: await measure(address),
  perRequest: await measure(address, withNewVariant),
});

let variant = 0;

/** Every `pse` is a page of its own, so none is in the cache. */
const withNewVariant = (address) => `${address}?pse=${(variant += 1)}`;

/** Times to the last byte of sequential requests over one connection, and the size as transferred. */
async function measure(address, toUrl = () => address) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let request = 0; request < WARM_UP; request++) await fetchOnce(toUrl(address), agent);
  const responses = [];
  for (let request = 0; request < REQUESTS; request++) responses.push(await fetchOnce(toUrl(address), agent));
  agent.destroy();
  const times = responses.map(({ ms }) => ms);
  const { status, bytes, encoding } = responses.at(-1);
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
