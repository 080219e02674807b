// `npm run bench:search [-- quality]`: quality of the embedded search and of a real engine, if a JDK is there; speed of the
// embedded search and of listings, unless only quality is measured. Takes some minutes.
import { rm } from "node:fs/promises";
import { importDemo } from "../apps/backend/src/importing/importDemo.ts";
import { importFolder } from "../apps/backend/src/importing/importFolder.ts";
import { createEmbeddedIndex } from "../apps/backend/src/catalogue/productIndex/createEmbeddedIndex.ts";
import { createEmbeddedSearch } from "../apps/backend/src/platform/search/createEmbeddedSearch.ts";
import { growCatalogue } from "../apps/backend/src/platform/search/testing/growCatalogue.ts";
import { measureQuality, readQueries } from "../apps/backend/src/platform/search/testing/measureQuality.ts";
import { newSearchDataDir, prepareOpenSearch, startOpenSearch } from "../scripts/lib/openSearch.mjs";
import { ADAPTERS } from "./search/adapters.mjs";
import { measureCalls } from "./search/calls.mjs";
import { furnitureFolder, hasEnglishData, measureEnglish } from "./search/english.mjs";
import { measureListings } from "./search/listings.mjs";
import { measureMemory } from "./search/measureMemory.mjs";
import { withDatabase } from "./search/withDatabase.mjs";
import { milliseconds, table } from "./table.mjs";

const LARGE = 50_000;
const noop = () => {};
const hasSpeed = process.argv[2] !== "quality";
const formatShare = (value) => value.toFixed(3);
const formatMegabytes = (bytes) => (bytes / 1e6).toFixed(0);

/** Starts an engine; returns it with build time and memory use of its index. */
async function startEngine(db) {
  const { made, seconds, bytes } = await measureMemory(async () => {
    const engine = createEmbeddedSearch({ db, log: console });
    await engine.search({ kind: "product", language: "de", text: "index", from: 0, size: 1 });
    return engine;
  });
  return { engine: made, seconds, bytes };
}

const qualityRows = [];
const speedRows = [];
const listingRows = [];

async function measureSpeed(name, db, started, language, texts) {
  const { search, call } = await measureCalls(db, started.engine, language, texts);
  const times = [search.p50, search.p95, call.p50, call.p95].map(milliseconds);
  speedRows.push([name, ...times, started.seconds.toFixed(1), formatMegabytes(started.bytes)]);
}

async function measureDemo(name, db, engine) {
  for (const language of ["de", "ro", "en"]) {
    const queries = await readQueries(language);
    const { top1, top3, empty, missed } = await measureQuality(db, engine, language, queries);
    const shares = [formatShare(top1), formatShare(top3)];
    qualityRows.push([`demo ${language}, ${name}`, queries.length, "", ...shares, empty.length]);
    for (const line of missed) console.log(`missed (${language}, ${name}) ${line}`);
  }
}

async function measureFurniture(name, db, engine) {
  const { queries, precision, top1, empty, texts } = await measureEnglish(db, engine);
  qualityRows.push([`furniture en, ${name}`, queries, formatShare(precision), formatShare(top1), "", empty]);
  return texts;
}

const reason = await prepareOpenSearch();
if (reason !== undefined) console.log(`Without a real engine: ${reason}.`);

/** Fills a real engine of its own, if there is one. */
async function withRealEngine(db, measure) {
  if (reason !== undefined) return;
  const dataDir = newSearchDataDir();
  const engine = await startOpenSearch({ dataDir });
  const { index, search } = await ADAPTERS.engine(db, engine.url);
  await measure("real engine", db, search);
  await Promise.all([index.close(), search.close()]);
  await engine.stop();
  await rm(dataDir, { recursive: true, force: true });
}

await withDatabase(
  (db) => importDemo(db, { log: noop }),
  async (db) => {
    const started = await startEngine(db);
    await measureDemo("embedded", db, started.engine);
    await withRealEngine(db, measureDemo);
    if (!hasSpeed) return started.engine.close();

    const texts = (await readQueries("de")).map(({ q }) => q);
    await measureSpeed("demo, 231", db, started, "de", texts);
    await started.engine.close();

    await growCatalogue(db, LARGE);
    const { made, seconds, bytes } = await measureMemory(async () => {
      const index = createEmbeddedIndex({ db, log: console });
      await index.categoryCounts();
      return index;
    });
    for (const [name, p50, p95] of await measureListings(db, made))
      listingRows.push([name, milliseconds(p50), milliseconds(p95)]);
    await made.close();
    console.log(
      `${LARGE.toLocaleString("en")} products in memory to be listed: ${seconds.toFixed(1)} s, ${formatMegabytes(bytes)} MB`,
    );
  },
);

if (hasEnglishData) {
  await withDatabase(
    (db) => importFolder(db, furnitureFolder, { log: noop }),
    async (db) => {
      const small = await startEngine(db);
      const texts = await measureFurniture("embedded", db, small.engine);
      await withRealEngine(db, measureFurniture);
      if (!hasSpeed) return small.engine.close();

      await measureSpeed("furniture, 2,962", db, small, "en", texts);
      await small.engine.close();

      await growCatalogue(db, LARGE);
      const large = await startEngine(db);
      await measureSpeed(`furniture, ${LARGE.toLocaleString("en")}`, db, large, "en", texts);
      await large.engine.close();
    },
  );
} else {
  console.log(
    "The English catalogue and queries are not beside the repository: English and 50,000 products are left out.",
  );
}

console.log(table(["set", "queries", "precision@10", "top 1", "top 3", "empty"], qualityRows));
if (hasSpeed) printSpeed();

function printSpeed() {
  console.log("");
  const head = ["products", "search p50 ms", "p95", "whole call p50 ms", "p95", "index s", "memory MB"];
  console.log(table(head, speedRows));
  console.log("");
  console.log(table([`lists of ${LARGE.toLocaleString("en")}`, "p50 ms", "p95"], listingRows));
}
