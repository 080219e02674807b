// `npm run bench:memory [-- products minutes]`: memory of a web process beside a real engine, while shoppers browse a large
// catalogue, and while the engine is away for a minute. A million products and an hour by default.
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../apps/backend/src/platform/db/openDatabase.ts";
import { growCatalogue } from "../apps/backend/src/platform/search/testing/growCatalogue.ts";
import { readQueries } from "../apps/backend/src/platform/search/testing/measureQuality.ts";
import { newSearchDataDir, prepareOpenSearch, startOpenSearch } from "../scripts/lib/openSearch.mjs";
import { createRoleProcess, until } from "../scripts/lib/roleProcess.mjs";
import { freePort, newDataDir } from "../scripts/lib/shop.mjs";
import { residentMegabytes } from "./residentMegabytes.mjs";
import { quantile } from "./statistics.mjs";
import { milliseconds, printTable } from "./table.mjs";

const MINUTE_MS = 60_000;
const SHOPPERS = 10;
const PAUSE_MS = 500;
/** A million documents in three languages on two cores. */
const FILL_MS = 60 * MINUTE_MS;
const JAVA_OPTIONS = ["-Xms2g", "-Xmx4g"];
const ENGINE_AWAY_MS = MINUTE_MS;
const ROWS = 12;
const SAMPLED_PRODUCTS = 20_000;

const [products = 1_000_000, minutes = 60] = process.argv.slice(2).map(Number);
const reason = await prepareOpenSearch();
if (reason !== undefined) {
  console.error(reason);
  process.exit(1);
}
const searchDir = newSearchDataDir();
const dataDir = newDataDir();
let engine = await startOpenSearch({ dataDir: searchDir, javaOptions: JAVA_OPTIONS });
const env = {
  NODE_ENV: "production",
  DEMO: "1",
  DATABASE_URL: "",
  SHOP_API_URL: "",
  STOREFRONT: "",
  LOG_LEVEL: "error",
  TRUSTED_PROXIES: "1",
  DATA_DIR: dataDir,
  SEARCH_URL: engine.url,
};
const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
const migrate = createRoleProcess({ role: "migrate", env });
migrate.start();
await migrate.ended();
await growCatalogue(db, products);
console.log(`${products.toLocaleString("en")} products made`);

const worker = createRoleProcess({ role: "worker", name: "worker", port: await freePort(), env });
const web = createRoleProcess({ role: "web", name: "web", port: await freePort(), env });
worker.start();
const began = performance.now();
await until(() => worker.output().includes("products indexed"), FILL_MS);
console.log(`The engine is filled after ${((performance.now() - began) / MINUTE_MS).toFixed(0)} min`);
web.start();
await until(web.isReady);

const urls = await db
  .selectFrom("rewriting_url")
  .select("url")
  .where("view", "=", "product")
  .where("language", "=", "de")
  .where("redirected", "is", null)
  .orderBy((row) => row.fn("hashtext", ["url"]))
  .limit(SAMPLED_PRODUCTS)
  .execute();
const categories = await db.selectFrom("category").select("id").execute();
const queries = (await readQueries("de")).map(({ q }) => q);
const choose = (list) => list[Math.floor(Math.random() * list.length)];
const PATHS = [
  () => choose(urls).url,
  () => choose(urls).url,
  () => `api/products_list/?limit=24&category=${choose(categories).id}&price_min=${Math.floor(Math.random() * 90)}`,
  () => `api/product_facets/?category=${choose(categories).id}`,
  () => `search/${encodeURIComponent(choose(queries))}`,
  () => "",
];

let times = [];
let failures = 0;
const closing = new AbortController();
async function browse(shopper) {
  for (let step = 0; !closing.signal.aborted; step += 1) {
    const started = performance.now();
    // Rate limits count callers by address.
    const headers = { "accept-encoding": "br", "x-forwarded-for": `10.${shopper}.${(step >> 8) & 255}.${step & 255}` };
    const response = await fetch(`${web.url}/${choose(PATHS)()}`, { headers }).catch(() => undefined);
    await response?.arrayBuffer();
    times.push(performance.now() - started);
    if (response === undefined || response.status >= 500) failures += 1;
    await sleep(PAUSE_MS * (0.5 + Math.random()));
  }
}
const browsing = Array.from({ length: SHOPPERS }, (_, shopper) => browse(shopper));

const rows = [];
function note(name) {
  const row = [name, residentMegabytes(web.pid()), residentMegabytes(worker.pid()), times.length];
  rows.push([...row, milliseconds(quantile(times, 0.95)), failures]);
  console.log(rows.at(-1).join("  "));
  [times, failures] = [[], 0];
}
for (let part = 1; part <= ROWS; part += 1) {
  await sleep((minutes * MINUTE_MS) / ROWS);
  note(`${((part * minutes) / ROWS).toFixed(0)} min`);
}
const { port } = new URL(engine.url);
await engine.kill();
await sleep(ENGINE_AWAY_MS);
note("engine away");
engine = await startOpenSearch({ dataDir: searchDir, port, javaOptions: JAVA_OPTIONS });
await sleep(ENGINE_AWAY_MS);
note("engine back");

closing.abort();
await Promise.all(browsing);
for (const each of [web, worker]) await each.end("SIGTERM");
await engine.stop();
await close();
for (const folder of [dataDir, searchDir]) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
printTable(
  `${products.toLocaleString("en")} products`,
  ["", "web MB", "worker MB", "requests", "p95 ms", "failed"],
  rows,
);
