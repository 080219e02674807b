// `npm run bench:outage`: 200 shoppers buy from two web processes while each process, and the search engine, is killed;
// afterwards the books are checked.
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { newSearchDataDir, prepareOpenSearch, startOpenSearch } from "../scripts/lib/openSearch.mjs";
import { until } from "../scripts/lib/roleProcess.mjs";
import { residentMegabytes } from "./residentMegabytes.mjs";
import { sellDuring } from "./sellDuring.mjs";
import { startProcesses } from "./startProcesses.mjs";

const SHOPPERS = Number(process.env.BENCH_SHOPPERS ?? 200);
/** Of each step while processes are killed. */
const TRIES = 8;
const ENGINE_AWAY_MS = 60_000;

const reason = await prepareOpenSearch();
if (reason !== undefined) console.log(`Without a search engine: ${reason}.`);
const searchDir = newSearchDataDir();
let engine = reason === undefined ? await startOpenSearch({ dataDir: searchDir }) : undefined;
const shop = await startProcesses(engine === undefined ? {} : { SEARCH_URL: engine.url });
const { one, two, worker } = shop;

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

const disturb = async (phase) => {
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
const { isWrong } = await sellDuring({ shop, shoppers: SHOPPERS, tries: TRIES, disturb });
shop.printErrors();
const memory = Math.max(residentMegabytes(one.pid()), residentMegabytes(two.pid()));
console.log(`Memory of a web process: ${memory} MB`);
await shop.stop();
await engine?.stop();
await rm(searchDir, { recursive: true, force: true, maxRetries: 20 });
process.exit(isWrong ? 1 : 0);
