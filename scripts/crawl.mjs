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
import { findPageDefects, findAlternateDefects } from "../apps/storefront/e2e/support/findPageDefects.ts";
import { storefrontHome } from "../apps/storefront/e2e/support/storefronts.ts";
import { inspectPage } from "../apps/storefront/e2e/support/inspectPage.ts";

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
const TIMEOUT_MS = 90_000;

const hash = (text) => createHash("sha1").update(text).digest("hex");

/** Pages by finding; a finding is printed once. */
const findings = new Map();
function reportFinding(where, finding) {
  const known = findings.get(finding) ?? [];
  if (known.length === 0) console.log(`- ${finding}\n  ${where}`);
  findings.set(finding, [...known, where]);
}

const homes = (origin) =>
  storefronts.filter(({ id }) => only?.includes(id) ?? true).map((storefront) => storefrontHome(storefront, origin));

async function listSitemaps(origin) {
  const request = await requests.newContext();
  const paths = await Promise.all(
    homes(origin).map(async (home) => (await sitemapPaths(request, home)).map((path) => new URL(path, home).href)),
  );
  await request.dispose();
  return paths.flat();
}

async function crawlAll(origin) {
  const request = await requests.newContext();
  const read = new Map();
  for (const home of homes(origin)) {
    const pages = await crawl(request, home);
    const paths = new Set(pages.map(({ path }) => path));
    for (const page of pages) {
      for (const defect of findPageDefects(page, paths, home))
        reportFinding(new URL(page.path, home).href, defect.replace(`${page.path}: `, ""));
      if (page.html !== "") read.set(new URL(page.path, home).href, page);
    }
    console.log(`${new URL(home).host}: ${pages.length} addresses read`);
  }
  if (only === undefined) for (const defect of findAlternateDefects(read)) reportFinding("siblings", defect);
  await request.dispose();
  return [...read.keys()];
}

async function visitAll(addresses) {
  const executablePath = await browserPath();
  // Index of the next page; all tabs share the queue.
  let next = 0;
  const tab = async (_tab, place) => {
    // One browser per tab: pages of one browser block each other.
    const browser = await chromium.launch({ executablePath });
    const page = await browser.newPage(SCREENS[place % SCREENS.length]);
    page.setDefaultTimeout(TIMEOUT_MS);
    // Hides the consent banner, which would cover the page.
    await page.addInitScript(() => void (document.cookie = `consent=1.${Math.floor(Date.now() / 1000)}; path=/`));
    while (next < addresses.length) {
      const address = addresses[next++];
      const defects = await inspectPage(page, address);
      for (const defect of defects) reportFinding(address, defect);
      if (defects.length === 0 && values.seen !== undefined) appendFileSync(values.seen, `${address}\n`);
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
  const addresses = await (values["no-reader"] ? listSitemaps : crawlAll)(positionals[0] ?? shop.url);
  // Shuffled deterministically, so that an aborted run has covered all kinds of pages.
  const unseen = addresses
    .toSorted((a, b) => hash(a).localeCompare(hash(b)))
    .filter((address, place) => place % Number(values.every) === 0 && !seen.has(address));
  if (!values["no-browser"]) await visitAll(unseen);
  console.log(`\n${addresses.length} pages, ${findings.size} kinds of findings`);
  for (const [defect, places] of findings)
    console.log(`${String(places.length).padStart(5)} × ${defect}\n        ${places.slice(0, 3).join(" ")}`);
  if (findings.size > 0) process.exitCode = 1;
} finally {
  shop?.child.kill("SIGTERM");
  await shop?.ended;
}
