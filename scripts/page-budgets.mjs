// Requests, modules and kilobytes of each page until it is idle, against .page-limits.json. Part of `node --run budgets`.
// Counts no times, so that the result is the same on any machine.
import { fetchCachedDocument } from "../bench/fetchDocument.mjs";
import { measureLoad } from "../bench/measureLoad.mjs";
import { openBrowser, SLOW_LINK } from "../bench/phone.mjs";
import { startReverseProxy } from "../bench/reverseProxy.mjs";
import { routesToMeasure } from "../bench/routes.mjs";
import { table } from "../bench/table.mjs";
import { freePort, startShop, untilReady } from "./lib/shop.mjs";
import { at, readJson } from "./lib/workspace.mjs";

const COLUMNS = {
  requests: "requests",
  scripts: "JS files",
  scriptKilobytes: "JS kB",
  documentKilobytes: "HTML kB",
  kilobytes: "all kB",
  pictures: "pictures",
};
const toKilobytes = (bytes) => Math.round(bytes / 100) / 10;

/**
 * Pictures are counted apart: how far ahead a browser loads lazy ones differs between runs. The document counts in the
 * highest compression, also if the browser came before that was made.
 */
async function weighPage(browser, address) {
  const { body } = await fetchCachedDocument(address);
  const load = await measureLoad(browser, address, SLOW_LINK);
  return {
    requests: load.requests - load.pictures,
    scripts: load.scripts,
    scriptKilobytes: toKilobytes(load.scriptBytes),
    documentKilobytes: toKilobytes(body.length),
    kilobytes: toKilobytes(load.bytes - load.pictureBytes - load.documentBytes + body.length),
    pictures: load.pictures,
  };
}

async function weighPages(url) {
  const browser = await openBrowser();
  try {
    const routes = await routesToMeasure([], browser, url);
    const weights = {};
    for (const { name, path } of routes) weights[name] = await weighPage(browser, new URL(path, url).href);
    return weights;
  } finally {
    await browser.close();
  }
}

const limits = readJson(at(".page-limits.json"));
const env = { TRUSTED_PROXIES: "1" };
const shop = startShop({ port: await freePort(), stdio: ["ignore", "ignore", "inherit"], env });
const front = await startReverseProxy(shop.url);
try {
  await untilReady(shop);
  const weights = await weighPages(front.url);
  const cell = (name, key) => {
    const [weight, limit] = [weights[name][key], limits[name]?.[key]];
    if (!(weight <= limit)) process.exitCode = 1;
    return `${weight <= limit ? "" : "OVER "}${weight} / ${limit}`;
  };
  const rows = Object.keys(weights).map((name) => [name, ...Object.keys(COLUMNS).map((key) => cell(name, key))]);
  console.log(table(["page / limit", ...Object.values(COLUMNS)], rows));
  if (process.exitCode) console.log("The limits are in .page-limits.json; raising one needs a decision record.");
} finally {
  front.close();
  shop.child.kill("SIGTERM");
  await shop.ended;
}
