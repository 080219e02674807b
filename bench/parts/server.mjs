// The server without a browser: requests a second, first bytes, start, memory, and shoppers at once.
import { get } from "node:http";
import { rmSync } from "node:fs";
import { freePort, newDataDir, startShop, untilReady } from "../../scripts/lib/shop.mjs";
import { residentMegabytes } from "../residentMegabytes.mjs";
import { runChild } from "../runChild.mjs";
import { formatSpread } from "../statistics.mjs";
import { milliseconds, printTable } from "../table.mjs";

/** A list of 24 as the storefront requests it. */
const LIST =
  "/api/products_list/?category=1&order=sales_view_quantity&limit=24&offset=0&translation=de_AT&satellite=AT";
const LOAD_SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 3);
const BROTLI = { "accept-encoding": "br" };
const COLD_PAGES = 20;
const SHOPPERS = 200;

const perSecond = (value) => Math.round(value).toLocaleString("en");

export async function measureServer({ shop, runs, note }) {
  const { port } = new URL(shop.url);
  const products = await sitemapPaths(shop.url, "product");
  const [listing] = await sitemapPaths(shop.url, "category");
  const coldTimes = await firstByteTimes(shop.url, products.slice(-COLD_PAGES));
  const requests = {
    "/healthz": { path: "/healthz" },
    "API list of 24, cached": { path: LIST },
    "API list of 24, cached, brotli": { path: LIST, headers: BROTLI },
    "product page, cached, brotli": { path: products[0], headers: BROTLI },
  };
  const loads = Object.fromEntries(Object.keys(requests).map((title) => [title, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [title, request] of Object.entries(requests))
      loads[title].push(await runChild("httpLoad.mjs", { ...request, port, seconds: LOAD_SECONDS }));
  }
  const memory = residentMegabytes(shop.child.pid);
  const drawn = await drawPages(products, runs);
  const shoppers = await runChild("shoppers.mjs", { origin: shop.url, listing, shoppers: SHOPPERS });
  printTable(
    `Server (median and spread of ${runs} runs of ${LOAD_SECONDS} s, 20 connections)${note}`,
    ["", "", "p95 ms", "failures"],
    [
      ...Object.entries(loads).map(([title, all]) => [
        `${title}, a second`,
        formatSpread(
          all.map((load) => load.perSecond),
          perSecond,
        ),
        formatSpread(
          all.map((load) => load.p95),
          milliseconds,
        ),
        formatSpread(
          all.map((load) => load.failures),
          String,
        ),
      ]),
      ["product pages rendered, a second, one process", formatSpread(drawn, perSecond)],
      [`first byte of a product page, nothing cached, ms`, formatSpread(coldTimes, milliseconds)],
      ["start, second time, ms", String(await secondStart())],
      ["memory of the app after that load, MB", memory],
      [`memory after ${SHOPPERS} shoppers, MB`, residentMegabytes(shop.child.pid)],
      [
        `${SHOPPERS} shoppers at once: ${shoppers.emails.length} orders, ${shoppers.requests} requests, median ms`,
        milliseconds(shoppers.median),
        milliseconds(shoppers.p95),
        shoppers.errors.length,
      ],
    ],
  );
  for (const error of new Set(shoppers.errors.map(({ message }) => message))) console.log(`  ${error}`);
}

export async function sitemapPaths(url, view) {
  const sitemap = await (await fetch(`${url}/sitemap-${view}.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

/** Requests pages one after the other and returns the ms until the first byte of each. */
async function firstByteTimes(url, paths) {
  const times = [];
  for (const path of paths) {
    const started = performance.now();
    const response = await new Promise((resolve, reject) => get(new URL(path, url), resolve).on("error", reject));
    times.push(performance.now() - started);
    for await (const chunk of response) void chunk;
  }
  return times;
}

async function drawPages(paths, runs) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const dataDir = newDataDir();
    const env = { DATA_DIR: dataDir, DATABASE_URL: "", SHOP_API_URL: "", NODE_ENV: "production", DEMO: "1" };
    results.push((await runChild("drawPages.mjs", { paths: paths.slice(0, 20) }, env)).perSecond);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
  return results;
}

/** Returns the ms until a shop responds whose data folder is filled. */
async function secondStart() {
  const dataDir = newDataDir();
  let ready;
  for (const keepData of [true, false]) {
    const shop = startShop({ port: await freePort(), stdio: ["ignore", "ignore", "inherit"], dataDir, keepData });
    ready = await untilReady(shop);
    shop.child.kill("SIGTERM");
    await shop.ended;
  }
  return ready;
}
