// Lighthouse's mobile scores of four page types, with the audits that cost points. Lighthouse is no dependency: npx fetches it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../scripts/lib/run.mjs";
import { readJson } from "../../scripts/lib/workspace.mjs";
import { openBrowser } from "../phone.mjs";
import { routesToMeasure } from "../routes.mjs";
import { formatSpread } from "../statistics.mjs";
import { printTable } from "../table.mjs";

const PACKAGE = "lighthouse@13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const PAGES = ["home", "listing", "product", "cart"];
/** The reverse proxy has a self-signed certificate; without a sandbox Chrome also runs as root. */
const CHROME_FLAGS = "--headless --no-sandbox --disable-gpu --ignore-certificate-errors";

export async function measureLighthouse({ url, paths, runs, note }) {
  const browser = await openBrowser();
  const routes = await routesToMeasure(paths, browser, url);
  await browser.close();
  const pages = routes.filter(({ name }) => paths.length > 0 || PAGES.includes(name));
  const rows = [];
  const failures = [];
  for (const { name, path } of pages) {
    const reports = [];
    for (let count = 0; count < runs; count += 1) reports.push(await audit(new URL(path, url).href));
    const scores = (category) => reports.map(({ categories }) => categories[category].score * 100);
    rows.push([
      name,
      ...CATEGORIES.map((category) => formatSpread(scores(category), (score) => String(Math.round(score)))),
    ]);
    failures.push(...failedAudits(reports.at(-1)).map((failure) => [name, ...failure]));
  }
  printTable(`Lighthouse, mobile (median and spread of ${runs} runs)${note}`, ["page", ...CATEGORIES], rows);
  printTable("Audits below 100, in the last run", ["page", "category", "audit", "score", "weight", "value"], failures);
}

async function audit(address) {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const output = join(folder, "report.json");
  const options = ["--quiet", "--output=json", `--output-path=${output}`, `--only-categories=${CATEGORIES.join(",")}`];
  const args = ["--yes", PACKAGE, address, ...options, `--chrome-flags=${CHROME_FLAGS}`];
  try {
    const { code, output: printed } = await run("npx", args, {
      quiet: true,
      env: { CHROME_PATH: process.env.CHROME_BIN },
    });
    if (code !== 0) throw new Error(`Lighthouse ended with code ${code}: ${printed.slice(-2000)}`);
    return readJson(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns category, title, score, weight and value of each audit that lowers a score. */
function failedAudits({ categories, audits }) {
  return CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id, weight }) => {
        const { score, displayValue } = audits[id];
        return [category, id, score.toFixed(2), weight, displayValue];
      }),
  );
}
