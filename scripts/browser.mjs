// Finds a Chromium for tests and measurements; installs one if the machine has none.
// `node scripts/browser.mjs` prints its path; `await browserPath()` returns it, `await testBrowserPath()` the one for tests.
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { run } from "./lib/run.mjs";
import { at, cache, node } from "./lib/workspace.mjs";

/** Not in package.json: only a machine without any browser needs these 67 MB. */
const SPARTICUZ = "@sparticuz/chromium@153.0.0";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge-stable"];
/** Chromium without windows: runs the browser's tests in two thirds of the time (decision 0371). */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell", "headless_shell"];
const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);

/** Slow sources, announced on stderr. */
const SLOW_SOURCES = /install|from npm/;

/** Each source returns a path or undefined; cheap ones come first. */
const SOURCES = {
  CHROME_BIN: () => process.env.CHROME_BIN,
  "Playwright's cache": findPlaywrightChromium,
  "a browser on this machine": findInstalledBrowser,
  "npx playwright install chromium": async () => {
    const done = await succeeds(node, [at("node_modules/@playwright/test/cli.js"), "install", "chromium"]);
    return done ? findPlaywrightChromium() : undefined;
  },
  [`${SPARTICUZ} from npm`]: installSparticuz,
  "apt-get install chromium": async () => {
    if (process.platform !== "linux" || process.getuid() !== 0) return undefined;
    const install = ["install", "-y", "-qq", "--no-install-recommends", "chromium"];
    return (await succeeds("apt-get", ["update", "-qq"])) && (await succeeds("apt-get", install))
      ? findInstalledBrowser()
      : undefined;
  },
};

/**
 * Returns the path of a working Chromium.
 *
 * @returns {Promise<string>}
 * @throws if none is found and none can be installed
 */
export async function browserPath() {
  for (const [name, find] of Object.entries(SOURCES)) {
    if (SLOW_SOURCES.test(name)) process.stderr.write(`No browser found yet, trying ${name} …\n`);
    const path = await find();
    if (!path) continue;
    if (process.env.DEBUG) process.stderr.write(`browser: ${name}: ${path}\n`);
    return path;
  }
  throw new Error("No Chromium was found and none could be installed: install Chrome, or set CHROME_BIN to its path.");
}

/**
 * As {@link browserPath}, but prefers a Chromium without windows if the machine has one.
 *
 * @returns {Promise<string>}
 */
export async function testBrowserPath() {
  return process.env.CHROME_BIN || (await findOnPath(SHELLS)) || browserPath();
}

async function succeeds(command, args) {
  return (await run(command, args, { quiet: true })).code === 0;
}

async function findPlaywrightChromium() {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function findInstalledBrowser() {
  return findOnPath([...NAMES, ...SHELLS], MAC_APPS);
}

async function findOnPath(names, apps = []) {
  const found = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  for (const path of [...found, ...apps].filter(existsSync)) {
    // A distribution's /usr/bin/chromium may be a stub that asks to install a snap.
    if (process.platform === "darwin" || (await succeeds(path, ["--version"]))) return path;
  }
  return undefined;
}

/** A headless Chromium from npm: needs neither root nor a download site. */
async function installSparticuz() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = join(cache, "chromium");
  const entry = join(folder, "node_modules/@sparticuz/chromium/build/index.js");
  mkdirSync(folder, { recursive: true });
  const add = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--no-save", "--loglevel=error", SPARTICUZ];
  if (!existsSync(entry) && !(await succeeds("npm", add))) return undefined;
  const { default: chromium } = await import(pathToFileURL(entry).href);
  const path = await chromium.executablePath();
  return (await succeeds(path, ["--version"])) ? path : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${await browserPath()}\n`);
