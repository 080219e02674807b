// `npm run crawl [-- <shop url>] [--only=at-de,ro-ro] [--tabs=2] [--every=1] [--no-browser] [--no-reader]
// [--seen=<file>]`: visits every page of every storefront, without JavaScript and in browsers with wide and narrow
// screens, and prints findings. Without a URL it builds and starts the shop. The first phase takes minutes, the second
// hours: `--every=10` opens each tenth page in a browser, `--seen` skips pages without findings in earlier runs, and
// `--no-reader` skips the first phase and uses the sitemaps.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, devices, request as requests } from "playwright-core";
import { browserPath } from "./browser.mjs";
import { freePort, startShop, untilReady } from "./lib/shop.mjs";
import { prepareOrExit } from "./prepare.mjs";
import { storefronts } from "../apps/storefront/src/storefronts.ts";
import { crawl, sitemapPaths } from "../apps/storefront/e2e/support/crawl.ts";
import { pageFaults, siblingFaults } from "../apps/storefront/e2e/support/pageFaults.ts";
import { homeOf } from "../apps/storefront/e2e/support/storefronts.ts";
import { visit } from "../apps/storefront/e2e/support/visit.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    tabs: { type: "string", default: "2" },
    every: { type: "string", default: "1" },
    "no-browser": { type: "boolean" },
    "no-reader": { type: "boolean" },
    seen: { type: "string" },
  },
});
const only = values.only?.split(",");
const seen = new Set(
  values.seen !== undefined && existsSync(values.seen) ? readFileSync(values.seen, "utf8").split("\n") : [],
);
/** Wide and narrow screens alternate, so that every page is seen on both in some language. */
const SCREENS = [
  { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
  // A higher pixel density reveals nothing more and takes seven times as long to render.
  { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
];

/** Generous, so that load on the machine does not cause findings. */
const PATIENCE_MS = 90_000;

const hash = (text) => createHash("sha1").update(text).digest("hex");

/** Pages by finding; a finding is printed once. */
const findings = new Map();
function note(where, fault) {
  const known = findings.get(fault) ?? [];
  if (known.length === 0) console.log(`- ${fault}\n  ${where}`);
  findings.set(fault, [...known, where]);
}

const homes = (origin) =>
  storefronts.filter(({ id }) => only?.includes(id) ?? true).map((storefront) => homeOf(storefront, origin));

async function listAll(origin) {
  const request = await requests.newContext();
  const paths = await Promise.all(
    homes(origin).map(async (home) => (await sitemapPaths(request, home)).map((path) => new URL(path, home).href)),
  );
  await request.dispose();
  return paths.flat();
}

async function readAll(origin) {
  const request = await requests.newContext();
  const read = new Map();
  for (const home of homes(origin)) {
    const pages = await crawl(request, home);
    const paths = new Set(pages.map(({ path }) => path));
    for (const page of pages) {
      for (const fault of pageFaults(page, paths, home))
        note(new URL(page.path, home).href, fault.replace(`${page.path}: `, ""));
      if (page.html !== "") read.set(new URL(page.path, home).href, page);
    }
    console.log(`${new URL(home).host}: ${pages.length} addresses read`);
  }
  if (only === undefined) for (const fault of siblingFaults(read)) note("siblings", fault);
  await request.dispose();
  return [...read.keys()];
}

async function seeAll(addresses) {
  const executablePath = await browserPath();
  // Index of the next page; all tabs share the queue.
  let next = 0;
  const tab = async (_tab, place) => {
    // One browser per tab: pages of one browser block each other.
    const browser = await chromium.launch({ executablePath });
    const page = await browser.newPage(SCREENS[place % SCREENS.length]);
    page.setDefaultTimeout(PATIENCE_MS);
    // Hides the consent banner, which would cover the page.
    await page.addInitScript(() => void (document.cookie = `consent=1.${Math.floor(Date.now() / 1000)}; path=/`));
    while (next < addresses.length) {
      const address = addresses[next++];
      const faults = await visit(page, address);
      for (const fault of faults) note(address, fault);
      if (faults.length === 0 && values.seen !== undefined) appendFileSync(values.seen, `${address}\n`);
      if (next % 100 === 0) console.log(`${next} of ${addresses.length} pages seen`);
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: Number(values.tabs) }, tab));
}

let shop;
if (positionals[0] === undefined) {
  await prepareOrExit("storefront");
  shop = startShop({ port: await freePort(), stdio: ["ignore", "ignore", "inherit"] });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => shop.child.kill(signal));
  await untilReady(shop);
}
try {
  const addresses = await (values["no-reader"] ? listAll : readAll)(positionals[0] ?? shop.url);
  // Shuffled deterministically, so that an aborted run has covered all kinds of pages.
  const unseen = addresses
    .toSorted((a, b) => hash(a).localeCompare(hash(b)))
    .filter((address, place) => place % Number(values.every) === 0 && !seen.has(address));
  if (!values["no-browser"]) await seeAll(unseen);
  console.log(`\n${addresses.length} pages, ${findings.size} kinds of findings`);
  for (const [fault, places] of findings)
    console.log(`${String(places.length).padStart(5)} × ${fault}\n        ${places.slice(0, 3).join(" ")}`);
  if (findings.size > 0) process.exitCode = 1;
} finally {
  shop?.child.kill("SIGTERM");
  await shop?.ended;
}
