// `npm run bench:outage`: 200 shoppers buy from two web processes while each process, and the search engine, is killed;
// afterwards the books are checked.
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { countUnsentMails, openBooks, readBooks } from "../apps/backend/src/order/testing/books.ts";
import { openDatabase } from "../apps/backend/src/platform/db/openDatabase.ts";
import { newSearchDataDir, prepareOpenSearch, startOpenSearch } from "../scripts/lib/openSearch.mjs";
import { freePort, newDataDir } from "../scripts/lib/shop.mjs";
import { createShopProcess, until } from "../scripts/lib/shopProcess.mjs";
import { startBalancer } from "./balancer.mjs";
import { residentMegabytes } from "./residentMegabytes.mjs";
import { runChild } from "./runChild.mjs";
import { milliseconds, printTable } from "./table.mjs";

const SHOPPERS = Number(process.env.BENCH_SHOPPERS ?? 200);
/** Of each variant: a sold-out one would be refused rightly. */
const STOCK = 100_000;
const ENGINE_AWAY_MS = 60_000;
const MAILS_MS = 120_000;

const reason = await prepareOpenSearch();
if (reason !== undefined) console.log(`Without a search engine: ${reason}.`);
const dataDir = newDataDir();
const searchDir = newSearchDataDir();
let engine = reason === undefined ? await startOpenSearch({ dataDir: searchDir }) : undefined;
const env = {
  NODE_ENV: "production",
  DEMO: "1",
  DATABASE_URL: "",
  SHOP_API_URL: "",
  STOREFRONT: "",
  LOG_LEVEL: "error",
  TRUSTED_PROXIES: "1",
  SHUTDOWN_DELAY: "2",
  DATA_DIR: dataDir,
  ...(engine === undefined ? {} : { SEARCH_URL: engine.url }),
};

const create = async (role) => createShopProcess({ role, port: await freePort(), env });
const migrate = createShopProcess({ role: "migrate", env });
const [one, two, worker] = [await create("web"), await create("web"), await create("worker")];
const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
migrate.start();
await migrate.ended();
const opening = await openBooks(db, STOCK);

for (const each of [worker, one, two]) each.start();
for (const each of [worker, one, two]) await until(each.isReady);
const balancer = await startBalancer([one.port, two.port]);
await until(() => balancer.ready.size === 2);

const began = performance.now();
const phases = [];
/** Runs a part of the outage; failures of its seconds are counted as its own. */
async function phase(name, run) {
  phases.push({ name, from: Math.floor((performance.now() - began) / 1000) });
  await run();
}
const killAndRestart = async (process) => {
  await process.end("SIGKILL");
  await sleep(2000);
  process.start();
  await until(process.isReady);
  await sleep(5000);
};
const restart = async (process) => {
  await process.end("SIGTERM");
  process.start();
  await until(process.isReady);
  await sleep(1000);
};

const outage = async () => {
  await phase("all run", () => sleep(15_000));
  await phase("web, kill -9", () => killAndRestart(one));
  await phase("worker, kill -9", () => killAndRestart(worker));
  if (engine !== undefined) {
    await phase("engine, kill -9", async () => {
      const { port } = new URL(engine.url);
      await engine.kill();
      await sleep(ENGINE_AWAY_MS);
      engine = await startOpenSearch({ dataDir: searchDir, port });
      await sleep(5000);
    });
  }
  await phase("rolling restart", async () => {
    for (const each of [one, two, worker]) await restart(each);
  });
  await phase("all run again", () => sleep(10_000));
};
const seconds = 75 + (engine === undefined ? 0 : 80);
const [shoppers] = await Promise.all([
  runChild("shoppers.mjs", { origin: balancer.url, listing: await firstListing(), shoppers: SHOPPERS, seconds }),
  outage(),
]);
await until(async () => (await countUnsentMails(db)) === 0, MAILS_MS).catch(() => {});

printTable(
  `${SHOPPERS} shoppers for ${seconds} s: ${shoppers.emails.length} orders confirmed to them, ${shoppers.requests} requests, median ${milliseconds(shoppers.median)} ms, p95 ${milliseconds(shoppers.p95)} ms`,
  ["", "from second", "failed requests", "failed orders"],
  phases.map(({ name, from }, place) => {
    const to = phases[place + 1]?.from ?? Infinity;
    const failed = shoppers.errors.filter(({ second }) => second >= from && second < to);
    const orders = failed.filter(({ message }) => message.startsWith("ShopError")).length;
    return [name, String(from), String(failed.length - orders), String(orders)];
  }),
);
const messages = Map.groupBy(shoppers.errors, ({ message }) => message);
for (const [message, all] of [...messages].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 20))
  console.log(`  ${all.length} × ${message} (second ${all[0].second} to ${all.at(-1).second})`);

const memory = Math.max(residentMegabytes(one.pid()), residentMegabytes(two.pid()));
console.log(`Memory of a web process: ${memory} MB`);
const books = await readBooks(db, opening, new Set(shoppers.emails));
printTable(
  "Books",
  ["", ""],
  Object.entries(books).map(([name, value]) => [name, String(value)]),
);
balancer.close();
for (const each of [one, two, worker]) await each.end("SIGTERM");
await engine?.stop();
await close();
for (const folder of [dataDir, searchDir]) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
process.exit(Object.entries(books).some(([name, value]) => /lost|doubled|differ/.test(name) && value > 0) ? 1 : 0);

async function firstListing() {
  const sitemap = await (await fetch(`${balancer.url}/sitemap-category.xml`)).text();
  return new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)[1]).pathname;
}
