// Starts the built shop and prints the result tables. Called by scripts/bench.mjs, which builds first.
import { freePort, startShop, untilReady } from "../scripts/lib/shop.mjs";
import { openBrowser } from "./browser.mjs";
import { measureInteractions } from "./interactions.mjs";
import { startReverseProxy } from "./reverseProxy.mjs";
import { routesToMeasure } from "./routes.mjs";
import { measureScripts } from "./scripts.mjs";
import { measureServer } from "./server.mjs";
import { kilobytes, milliseconds, table } from "./table.mjs";
import { measureVitals } from "./vitals.mjs";

const MAX_MS = 130_000;
const RUNS = 3;

/**
 * @param shop origin of the shop itself, for server times
 * @param url origin of the reverse proxy, for browser measurements
 */
async function measure(shop, url, started) {
  const browser = await openBrowser();
  try {
    const routes = await routesToMeasure(process.argv.slice(2), browser, url);
    const weights = [];
    for (const { name, path } of routes) {
      const address = new URL(path, url).href;
      const { shared, perRequest } = await measureServer(new URL(path, shop).href);
      const scripts = await measureScripts(browser, address);
      const html = ({ bytes, encoding }) => `${kilobytes(bytes)}${encoding === "br" ? "" : ` ${encoding}`}`;
      const times = [shared, perRequest].flatMap(({ median, p95 }) => [milliseconds(median), milliseconds(p95)]);
      weights.push([
        name,
        path,
        shared.status,
        kilobytes(scripts.bytes),
        scripts.files,
        scripts.requests,
        html(shared),
        html(perRequest),
        ...times,
      ]);
    }
    print("Weight (kB, brotli) and server time (ms, 200 requests): of a cached page, and of one rendered per request", [
      table(
        ["page", "path", "status", "JS", "files", "requests", "cached", "rendered", "median", "p95", "rendered", "p95"],
        weights,
      ),
    ]);

    // Warm-up: the first page of a browser takes longer.
    await measureVitals(browser, url, { runs: 1, until: 0 });
    const vitals = [];
    for (const [index, { name, path }] of routes.entries()) {
      // The remaining time is divided among the remaining pages.
      const until = Date.now() + (started + MAX_MS - Date.now()) / (routes.length - index);
      const { FCP, LCP, TBT, CLS, INP } = await measureVitals(browser, new URL(path, url).href, { runs: RUNS, until });
      vitals.push([name, milliseconds(FCP), milliseconds(LCP), milliseconds(TBT), CLS?.toFixed(3), milliseconds(INP)]);
    }
    print(`Phone (HTTP/2, CPU ÷ 4, 150 ms, 1.6 Mbit/s, empty cache; ms, medians of ${RUNS})`, [
      table(["page", "FCP", "LCP", "TBT", "CLS", "INP of a tap"], vitals),
    ]);

    const [product, listing] = ["product", "listing"].map((page) => routes.find(({ name }) => name === page));
    if (product === undefined || listing === undefined) return;
    const addresses = { product: new URL(product.path, url).href, listing: new URL(listing.path, url).href };
    const { accepted, hydrated, badge, tap, hover } = await measureInteractions(browser, addresses, { runs: RUNS });
    print("The same phone, in ms", [
      table(
        ["", ""],
        [
          ["a click on add-to-cart counts", milliseconds(accepted)],
          ["add-to-cart is hydrated", milliseconds(hydrated)],
          ["click to changed badge", milliseconds(badge)],
          ["listing to product, tap", milliseconds(tap)],
          ["listing to product, pointer on it before", milliseconds(hover)],
        ],
      ),
    ]);
  } finally {
    await browser.close();
  }
}

const print = (title, lines) => console.log(["", title, ...lines].join("\n"));

const started = Date.now();
const env = { TRUSTED_PROXIES: "1" };
const shop = startShop({ port: await freePort(), stdio: ["ignore", "ignore", "inherit"], env });
const front = await startReverseProxy(shop.url);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => shop.child.kill(signal));
try {
  console.log(`The shop responded after ${await untilReady(shop)} ms, with an empty data folder.`);
  await measure(shop.url, front.url, started);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  front.close();
  shop.child.kill("SIGTERM");
  await shop.ended;
}
