// `npm run bench:outage [-- imports]`: 200 shoppers buy from two web processes while 50,000 variants are imported, changed
// and unchanged, and while each process, and the search engine, is killed; afterwards the books are checked.
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { openBooks } from "../apps/backend/src/order/testing/books.ts";
import { newSearchDataDir, prepareOpenSearch, startOpenSearch } from "../scripts/lib/openSearch.mjs";
import { until } from "../scripts/lib/roleProcess.mjs";
import { importGrownCatalogue } from "./importGrownCatalogue.mjs";
import { residentMegabytes } from "./residentMegabytes.mjs";
import { sellDuring } from "./sellDuring.mjs";
import { startProcesses, STOCK } from "./startProcesses.mjs";

const SHOPPERS = Number(process.env.BENCH_SHOPPERS ?? 200);
/** Of each step while processes are killed. */
const TRIES = 8;
/** Of the imported catalogue. */
const VARIANTS = Number(process.env.BENCH_VARIANTS ?? 50_000);
const ENGINE_AWAY_MS = 60_000;
const hasImportsOnly = process.argv[2] === "imports";

const reason = hasImportsOnly ? "only imports are measured" : await prepareOpenSearch();
if (reason !== undefined) console.log(`Without a search engine: ${reason}.`);
const searchDir = newSearchDataDir();
let engine = reason === undefined ? await startOpenSearch({ dataDir: searchDir }) : undefined;
const shop = await startProcesses(engine === undefined ? {} : { SEARCH_URL: engine.url });
const { one, two, worker, env } = shop;
const first = { variants: VARIANTS, stock: STOCK, raise: 0, countedAt: new Date(), env };
await importGrownCatalogue({ ...first, name: "first" });
await importGrownCatalogue({ ...first, name: "unchanged" });
shop.opening = await openBooks(shop.db, STOCK);
const changes = { ...first, stock: STOCK + 1, raise: 1, countedAt: new Date() };

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

/** Changes the stock of each variant, and the price of those that no shopper buys. */
async function importChanges() {
  await importGrownCatalogue({ ...changes, name: "changed, beside orders" });
  const stock = new Map([...shop.opening.stock.keys()].map((id) => [id, changes.stock]));
  shop.opening = { ...shop.opening, stock };
}

const disturb = async (phase) => {
  await phase("all run", () => sleep(60_000));
  await phase("import of changes", importChanges);
  await phase("import, unchanged", () => importGrownCatalogue({ ...changes, name: "unchanged, beside orders" }));
  if (hasImportsOnly) return;
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
const { isWrong } = await sellDuring({ shop, shoppers: SHOPPERS, tries: TRIES, disturb });
shop.printErrors();
const memory = Math.max(residentMegabytes(one.pid()), residentMegabytes(two.pid()));
console.log(`Memory of a web process: ${memory} MB`);
await shop.stop();
await engine?.stop();
await rm(searchDir, { recursive: true, force: true, maxRetries: 20 });
process.exit(isWrong ? 1 : 0);
