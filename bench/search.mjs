// `npm run bench:search`: quality and speed of the embedded search engine, and speed of listings. Takes some minutes.
import { importDemo } from "../apps/backend/src/importing/importDemo.ts";
import { importFolder } from "../apps/backend/src/importing/importFolder.ts";
import { createEmbeddedIndex } from "../apps/backend/src/catalogue/productIndex/createEmbeddedIndex.ts";
import { createEmbeddedSearch } from "../apps/backend/src/platform/search/createEmbeddedSearch.ts";
import { growCatalogue } from "../apps/backend/src/platform/search/testing/growCatalogue.ts";
import { measureQuality, readQueries } from "../apps/backend/src/platform/search/testing/measureQuality.ts";
import { measureCalls } from "./search/calls.mjs";
import { furnitureFolder, hasEnglishData, measureEnglish } from "./search/english.mjs";
import { measureListings } from "./search/listings.mjs";
import { measureMemory } from "./search/measureMemory.mjs";
import { withDatabase } from "./search/withDatabase.mjs";
import { milliseconds, table } from "./table.mjs";

const LARGE = 50_000;
const noop = () => {};
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

await withDatabase(
  (db) => importDemo(db, { log: noop }),
  async (db) => {
    const started = await startEngine(db);
    for (const language of ["de", "ro", "en"]) {
      const queries = await readQueries(language);
      const { top1, top3, empty, missed } = await measureQuality(db, started.engine, language, queries);
      qualityRows.push([`demo ${language}`, queries.length, "", formatShare(top1), formatShare(top3), empty.length]);
      for (const line of missed) console.log(`missed (${language}) ${line}`);
    }
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
      const english = await measureEnglish(db, small.engine);
      const row = [english.queries, formatShare(english.precision), formatShare(english.top1), "", english.empty];
      qualityRows.push(["furniture en", ...row]);
      await measureSpeed("furniture, 2,962", db, small, "en", english.texts);
      await small.engine.close();

      await growCatalogue(db, LARGE);
      const large = await startEngine(db);
      await measureSpeed(`furniture, ${LARGE.toLocaleString("en")}`, db, large, "en", english.texts);
      await large.engine.close();
    },
  );
} else {
  console.log(
    "The English catalogue and queries are not beside the repository: English and 50,000 products are left out.",
  );
}

console.log(table(["set", "queries", "precision@10", "top 1", "top 3", "empty"], qualityRows));
console.log("");
const head = ["products", "search p50 ms", "p95", "whole call p50 ms", "p95", "index s", "memory MB"];
console.log(table(head, speedRows));
console.log("");
console.log(table([`lists of ${LARGE.toLocaleString("en")}`, "p50 ms", "p95"], listingRows));
