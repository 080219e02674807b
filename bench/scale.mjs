// `npm run bench:scale [-- products …]`: lists and searches in memory and in a real engine, by the size of the catalogue.
import { rm } from "node:fs/promises";
import { importDemo } from "../apps/backend/src/importing/importDemo.ts";
import { growCatalogue } from "../apps/backend/src/platform/search/testing/growCatalogue.ts";
import { readQueries } from "../apps/backend/src/platform/search/testing/measureQuality.ts";
import { newSearchDataDir, prepareOpenSearch, startOpenSearch } from "../scripts/lib/openSearch.mjs";
import { ADAPTERS } from "./search/adapters.mjs";
import { measureCalls } from "./search/calls.mjs";
import { measureListings } from "./search/listings.mjs";
import { measureMemory } from "./search/measureMemory.mjs";
import { withDatabase } from "./search/withDatabase.mjs";
import { milliseconds, printTable } from "./table.mjs";

/** Larger catalogues need an engine. */
const MAX_EMBEDDED = 50_000;
const DEFAULT_SIZES = [231, 50_000];
/** Of each language. */
const QUERIES = 100;
const LANGUAGES = ["de", "ro", "en"];
/** With the second compiler, unlike the tests: fills take minutes. */
const JAVA_OPTIONS = ["-Xms2g", "-Xmx4g"];

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error("Usage: npm run bench:scale [-- number of products …]");
  process.exit(1);
}

const rows = new Map();
const columns = [];
const add = (name, value) => rows.set(name, [...(rows.get(name) ?? []), value]);
const p50p95 = (p50, p95) => `${milliseconds(p50)} / ${milliseconds(p95)}`;

async function measure(db, name, size, url) {
  const { made, seconds, bytes } = await measureMemory(() => ADAPTERS[name](db, url));
  columns.push(`${size.toLocaleString("en")} ${name}`);
  add("filled s", seconds.toFixed(1));
  add("held MB", (bytes / 1e6).toFixed(0));
  for (const [call, p50, p95] of await measureListings(db, made.index)) add(call, p50p95(p50, p95));
  for (const language of LANGUAGES) {
    const texts = (await readQueries(language)).slice(0, QUERIES).map(({ q }) => q);
    const { search } = await measureCalls(db, made.search, language, texts);
    add(`search ${language}`, p50p95(search.p50, search.p95));
  }
  await Promise.all([made.index.close(), made.search.close()]);
}

const reason = await prepareOpenSearch();
if (reason !== undefined) console.log(`Without an engine: ${reason}.`);
const dataDir = newSearchDataDir();
const engine = reason === undefined ? await startOpenSearch({ dataDir, javaOptions: JAVA_OPTIONS }) : undefined;
try {
  await withDatabase(
    (db) => importDemo(db, { log: () => {} }),
    async (db) => {
      for (const size of (sizes.length > 0 ? sizes : DEFAULT_SIZES).toSorted((a, b) => a - b)) {
        const started = performance.now();
        await growCatalogue(db, size);
        console.log(`${size.toLocaleString("en")} products made in ${milliseconds(performance.now() - started)} ms`);
        if (size <= MAX_EMBEDDED) await measure(db, "memory", size);
        if (engine !== undefined) await measure(db, "engine", size, engine.url);
      }
    },
  );
} finally {
  await engine?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
printTable(
  "milliseconds, p50 / p95",
  ["", ...columns],
  [...rows].map(([name, values]) => [name, ...values]),
);
