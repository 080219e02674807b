// `npm test [-- <words> | -t <title>]`: builds, then runs all Vitest projects, then Playwright against the built shop, then
// a purchase in Firefox and WebKit if they are installed. The last line is always `N passed, N failed`.
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { testBrowserPath } from "./browser.mjs";
import { PrepareError, prepare } from "./prepare.mjs";
import { run, stopSignal } from "./lib/run.mjs";
import { countPlaywright, countVitest, countWalks, sum } from "./lib/testResults.mjs";
import { at, cache, node, root } from "./lib/workspace.mjs";

const folderOf = (word) =>
  ["packages", "apps"].map((group) => `${group}/${word}`).find((path) => existsSync(at(path))) ?? word;

const filter = process.argv.slice(2).map((word) => (/^\w+$/.test(word) ? folderOf(word) : word));
const filtered = filter.length > 0;

async function vitest() {
  const file = report("vitest.json");
  const args = [
    "run",
    "--config",
    "vitest.workspace.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  if (filtered) args.push("--passWithNoTests", ...filter);
  const { code } = await run(node, [at("node_modules/vitest/vitest.mjs"), ...args], { cwd: root });
  return countVitest(file, code, filtered);
}

async function playwright() {
  const file = report("playwright.json");
  const args = ["test", "--reporter=list,json"];
  // Vitest and Playwright name the title filter differently.
  if (filtered) args.push("--pass-with-no-tests", ...filter.map((word) => (word === "-t" ? "-g" : word)));
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { code } = await run(node, [at("node_modules/@playwright/test/cli.js"), ...args], { cwd: root, env });
  return countPlaywright(file, code, filtered);
}

/** A purchase in each engine beside Chromium that is installed; `npm run engines` takes all walks. */
async function otherEngines() {
  if (filtered) return { passed: 0, failed: 0, skipped: 0 };
  const args = [at("scripts/lib/engines/walkInEngines.mjs"), "purchase-at-de-390"];
  const { code, output } = await run(node, args, { cwd: root, quiet: true });
  process.stdout.write(output);
  return countWalks(output, code);
}

/** Returns the report path of a runner and deletes an old report. */
function report(name) {
  mkdirSync(cache, { recursive: true });
  rmSync(join(cache, name), { force: true });
  return join(cache, name);
}

async function runAll() {
  try {
    await prepare();
    process.env.CHROME_BIN ??= await testBrowserPath();
  } catch (error) {
    if (!(error instanceof PrepareError)) process.stderr.write(`${error.stack}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const counts = [];
  for (const runner of [vitest, playwright, otherEngines]) if (!stopSignal) counts.push(await runner());
  return sum(counts);
}

const { passed, failed, skipped } = await runAll();
const bad = failed > 0 || passed === 0;
if (skipped > 0) process.stdout.write(`\n${skipped} skipped`);
// No test ran: reported as a failure.
process.stdout.write(`\n${passed} passed, ${bad && failed === 0 ? 1 : failed} failed\n`);
process.exit(bad ? 1 : 0);
