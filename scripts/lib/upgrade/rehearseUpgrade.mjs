// Upgrades a shop that sells, and compares what its shoppers saw with its database.
import { mkdirSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { countUnsentMails, openBooks, readBooks } from "../../../apps/backend/src/order/testing/books.ts";
import { connect } from "../../../apps/backend/src/platform/db/connect.ts";
import { startEmbeddedPostgres } from "../../../apps/backend/src/platform/db/embedded/startEmbeddedPostgres.ts";
import { startBalancer } from "../../../bench/balancer.mjs";
import { runChild } from "../../../bench/runChild.mjs";
import { freePort, newDataDir } from "../shop.mjs";
import { createRoleProcess, until } from "../roleProcess.mjs";
import { loadSdk } from "../simulatedShopper.mjs";
import { root } from "../workspace.mjs";
import { findUnknownLines } from "../findUnknownLines.mjs";
import { beginVisit, checkVisit, closeVisit, orderVisit } from "./visits.mjs";

const STOCK = 100_000;
/** Of each of the two SDKs. */
const SHOPPERS = 3;
/** Each part lasts longer than a visit of a shopper. */
const PART_MS = 12_000;
const MAILS_MS = 60_000;
/** A shopper notices a longer wait for a table that a migration locks. */
const MAX_WAIT_SECONDS = 2;
const WATCH_MS = 100;

const previousFolder = process.argv[2];
const dataDir = newDataDir();
const mails = join(dataDir, "mails");
mkdirSync(mails);
const server = await startEmbeddedPostgres({ dataDir: join(dataDir, "database") });
const { socketDir: host, user } = server;
const db = connect({ host, user, database: "postgres" });
const webPorts = [await freePort(), await freePort()];
const balancer = await startBalancer(webPorts);
const env = {
  NODE_ENV: "production",
  DEMO: "1",
  DATABASE_URL: `postgres:///postgres?host=${encodeURIComponent(host)}&user=${user}`,
  DATA_DIR: dataDir,
  SHOP_API_URL: "",
  STOREFRONT: "",
  LOG_LEVEL: "warn",
  PUBLIC_URL: balancer.url,
  TOKEN_SECRET: "x".repeat(32),
  TRUSTED_PROXIES: "1",
  SHUTDOWN_DELAY: "2",
  VAT_REGISTER: "local",
};

async function createRelease(release, folder, webPort) {
  const create = (role, port) => createRoleProcess({ name: `${release} ${role}`, role, folder, env, port });
  const [migrate, web, worker] = [create("migrate"), create("web", webPort), create("worker", await freePort())];
  return { migrate, web, worker, sdk: await loadSdk(folder) };
}
const previous = await createRelease("previous", previousFolder, webPorts[0]);
const next = await createRelease("new", root, webPorts[1]);

const failures = [];
const fail = (text) => {
  failures.push(text);
  console.log(`  FAILED ${text}`);
};
const confirmed = new Set();
const visits = [];
/** Rejected requests of visits; those of the other shoppers are counted by themselves. */
const begin = async (release, web) => {
  const visit = await beginVisit(release.sdk, web, fail);
  visits.push(visit);
  return visit;
};
const order = async (visit, web) => {
  for (const email of await orderVisit(visit, web)) confirmed.add(email);
};

/** A failed check is noted: the upgrade goes on. */
async function check(name, run) {
  try {
    await run();
    console.log(`  ${name}`);
  } catch (error) {
    fail(`${name}: ${error.message}`);
  }
}
async function part(name, run) {
  console.log(name);
  const started = performance.now();
  await run();
  await sleep(Math.max(0, PART_MS - (performance.now() - started)));
}

async function runMigrations({ migrate }) {
  const started = performance.now();
  migrate.start();
  if ((await migrate.ended()) !== 0) throw new Error(`${migrate.name} failed:\n${migrate.output()}`);
  return performance.now() - started;
}
async function start(...processes) {
  for (const each of processes) each.start();
  for (const each of processes) await until(each.isReady);
}
const end = (ending) =>
  check(`${ending.name} ends`, async () => {
    const code = await ending.end("SIGTERM");
    if (code !== 0) throw new Error(`exit code ${code}`);
  });

async function upgrade() {
  console.log("The previous release fills a database and starts");
  await runMigrations(previous);
  const opening = await openBooks(db, STOCK);
  await start(previous.web, previous.worker);
  await until(() => balancer.ready.size === 1);
  const ending = new AbortController();
  const listing = await firstListing(balancer.url);
  const sell = (sdkFolder, network) =>
    runChild(
      "shoppers.mjs",
      { origin: balancer.url, listing, shoppers: SHOPPERS, seconds: 3600, network, sdkFolder },
      {},
      ending.signal,
    );
  const selling = Promise.all([sell(previousFolder, 1), sell(root, 2)]);

  let [migrating, both, after] = [];
  await part("The previous release sells", async () => {
    [migrating, both, after] = [
      await begin(previous, previous.web),
      await begin(previous, previous.web),
      await begin(previous, previous.web),
    ];
    const ordered = await begin(previous, previous.web);
    await order(ordered, previous.web);
  });
  await part("The new release migrates, the previous one sells", async () => {
    const before = await countMigrations();
    const waits = watchTableLocks();
    const ms = await runMigrations(next);
    const longest = await waits.stop();
    console.log(`  ${(await countMigrations()) - before} migrations in ${(ms / 1000).toFixed(1)} s`);
    await check(`no statement waits for a table (longest: ${longest.toFixed(1)} s)`, () => {
      if (longest > MAX_WAIT_SECONDS) throw new Error(`more than ${MAX_WAIT_SECONDS} s`);
    });
    await check("carts from before are ordered", () => order(migrating, previous.web));
    await check("new carts are ordered", async () => order(await begin(previous, previous.web), previous.web));
  });
  await part("Both sell", async () => {
    await start(next.web, next.worker);
    await until(() => balancer.ready.size === 2);
    await check("carts of the previous release are ordered in the new one", () => order(both, next.web));
    await check("carts of the new release are ordered in the previous one", async () =>
      order(await begin(next, next.web), previous.web),
    );
    await check("carts of the new release are ordered by its SDK in both", async () => {
      await order(await begin(next, previous.web), next.web);
      await order(await begin(previous, next.web), previous.web);
    });
    for (const web of [previous.web, next.web])
      await check(`sessions and mailed links are valid in ${web.name}`, () => checkOrdered(web));
  });
  await part("The previous release ends", async () => {
    await end(previous.worker);
    await check("an order in the previous release is mailed by the new one", async () => {
      const last = await begin(previous, previous.web);
      await order(last, previous.web);
      await checkVisit(last, previous.web, mails);
    });
    await end(previous.web);
  });
  await part("The new release sells", async () => {
    await check("carts from before the upgrade are ordered", () => order(after, next.web));
    await check("new carts are ordered", async () => order(await begin(next, next.web), next.web));
    await check("all sessions and mailed links are valid", () => checkOrdered(next.web));
  });
  ending.abort();
  const shoppers = await selling;
  for (const visit of visits) closeVisit(visit);
  await summarize(opening, shoppers);
}

/** `stop` returns the longest wait for a table in seconds. */
function watchTableLocks() {
  const ending = new AbortController();
  const watch = async () => {
    let longest = 0;
    while (!ending.signal.aborted) {
      const waiting = await db
        .selectFrom("pg_locks")
        .select("waitstart")
        .where("locktype", "=", "relation")
        .where("granted", "=", false)
        .execute();
      for (const { waitstart } of waiting) longest = Math.max(longest, (Date.now() - waitstart) / 1000);
      await sleep(WATCH_MS);
    }
    return longest;
  };
  const watching = watch();
  return {
    stop() {
      ending.abort();
      return watching;
    },
  };
}

async function checkOrdered(web) {
  for (const visit of visits) if (visit.guestEmail !== undefined) await checkVisit(visit, web, mails);
}

const countMigrations = async () => (await db.selectFrom("kysely_migration").select("name").execute()).length;

async function summarize(opening, shoppers) {
  await check("all emails are sent", () => until(async () => (await countUnsentMails(db)) === 0, MAILS_MS));
  for (const { emails, errors } of shoppers) {
    for (const email of emails) confirmed.add(email);
    for (const { message, second } of errors) {
      const text = `a shopper's request in second ${second}: ${message}`;
      // The SDK repeats a request without an answer: its order must be there once.
      if (/^(AbortError|TypeError) /.test(message)) console.log(`  repeated: ${text}`);
      else fail(text);
    }
  }
  const books = await readBooks(db, opening, confirmed);
  for (const [name, count] of Object.entries(books))
    if (name !== "orders in the database" && count > 0) fail(`${count} ${name}`);
  await check("no job has failed", async () => {
    const jobs = db.withSchema("jobs").selectFrom("job").select(["name", "output"]);
    const rows = await jobs.where("state", "=", "failed").execute();
    if (rows.length > 0) throw new Error(JSON.stringify(rows));
  });
  await end(next.web);
  await end(next.worker);
  for (const each of processes)
    for (const line of findUnknownLines(each.output())) fail(`log of ${each.name}: ${line}`);
  const requests = shoppers.reduce((sum, each) => sum + each.requests, 0);
  console.log(
    `\n${requests} requests of ${2 * SHOPPERS} shoppers, ${confirmed.size} orders confirmed, ${books["orders in the database"]} in the database`,
  );
}

async function firstListing(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap-category.xml`)).text();
  return new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)[1]).pathname;
}

const processes = [previous, next].flatMap((release) => [release.migrate, release.web, release.worker]);
try {
  await upgrade();
} catch (error) {
  fail(error.stack);
} finally {
  for (const each of processes) await each.end("SIGKILL");
  balancer.close();
  await db.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
}
console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);
console.log(
  failures.length === 0 ? "The upgrade lost nothing." : `${failures.length} failures:\n  ${failures.join("\n  ")}`,
);
process.exit(failures.length === 0 ? 0 : 1);
