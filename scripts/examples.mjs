// Installs every example with the packed packages, builds it and orders from a running shop: examples/README.md.
// `npm run examples [-- <name> …]`
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { browserPath } from "./browser.mjs";
import { orderInBrowser } from "./lib/orderInBrowser.mjs";
import { run } from "./lib/run.mjs";
import { freePort, newDataDir, startShop, untilReady } from "./lib/shop.mjs";
import { runScript, startScript, stopScripts } from "./lib/startScript.mjs";
import { at, node, pinnedPnpm, readJson, root } from "./lib/workspace.mjs";
import { prepareOrExit } from "./prepare.mjs";

const PACKAGES = ["core", "react"];
/** A cold build of the largest framework on a busy machine. */
const SCRIPT_SECONDS = 300;
/** Examples at a time: compilers and bundlers use one core for most of their time. */
const PARALLEL = 2;

await prepareOrExit("storefront");
const wanted = process.argv.slice(2);
const names = readdirSync(at("examples")).filter(
  (name) => existsSync(at("examples", name, "package.json")) && (wanted.length === 0 || wanted.includes(name)),
);
if (names.length === 0) throw new Error(`examples/ has no ${wanted.join(", ")}`);

const folder = mkdtempSync(join(tmpdir(), "shop-examples-"));
const dataDir = newDataDir();
const ports = new Map();
for (const name of names) ports.set(name, await freePort());
const shop = startShop({
  port: await freePort(),
  dataDir,
  stdio: "ignore",
  env: { ALLOWED_ORIGINS: [...ports.values()].map((port) => `http://localhost:${port}`).join(" ") },
});
const waiting = [...names];
/** Order numbers by example. */
const orders = new Map();
let failed = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => {
    waiting.length = 0;
    void stopScripts();
    shop.child.kill(signal);
  });

try {
  const ready = untilReady(shop);
  // Reported below, once the installation has ended.
  ready.catch(() => undefined);
  await install();
  await ready;
  await Promise.all(Array.from({ length: PARALLEL }, orderFromWaiting));
  await checkOrders();
} catch (error) {
  failed = true;
  console.error(error.message);
} finally {
  await stopScripts();
  shop.child.kill();
  await shop.ended;
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** Installs all examples with one call, as a workspace of their own: each sees only its own dependencies. */
async function install() {
  const [pnpm, ...args] = pinnedPnpm();
  const pack = async (name) => {
    const packed = join(folder, "packed", name);
    mkdirSync(packed, { recursive: true });
    await step("pack", pnpm, [...args, "pack", "--pack-destination", packed], { cwd: at("packages", name) });
    return [`@shop/${name}`, `file:${join(packed, readdirSync(packed)[0])}`];
  };
  const overrides = Object.fromEntries(await Promise.all(PACKAGES.map(pack)));
  for (const name of names)
    cpSync(at("examples", name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[/\\](node_modules|dist|\.next|\.svelte-kit)$/.test(path),
    });
  // Examples run no install scripts of their dependencies.
  const settings = { packages: names, overrides, strictDepBuilds: false };
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(settings));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  await step("install", pnpm, [...args, "install", "--prefer-offline", "--no-frozen-lockfile"], { cwd: folder });
}

async function orderFromWaiting() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const started = performance.now();
    try {
      orders.set(name, await orderFrom(name));
      console.log(`${name}: order ${orders.get(name)} (${Math.round((performance.now() - started) / 1000)} s)`);
    } catch (error) {
      failed = true;
      console.error(`${name}: ${error.message}`);
    }
  }
}

/** Returns the number of an order placed with the example. */
async function orderFrom(name) {
  const { scripts } = readJson(join(folder, name, "package.json"));
  const port = String(ports.get(name));
  const PATH = [at("node_modules/.bin"), process.env.PATH].join(delimiter);
  const options = {
    cwd: join(folder, name),
    env: { PATH, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", SHOP_URL: shop.url, PORT: port },
  };
  const limit = { seconds: SCRIPT_SECONDS };
  await runScript("types", options, limit);
  if (scripts.build !== undefined) await runScript("build", options, limit);
  const server = scripts.start === undefined ? undefined : startScript("start", options);
  try {
    const url = `http://localhost:${port}`;
    if (server !== undefined) await untilResponding(server, url);
    if (scripts.order === undefined) return await orderInBrowser(url, await browserPath());
    const output = await runScript("order", options, limit);
    const [, number] = /^Order (\S+)$/m.exec(output) ?? [];
    if (number === undefined) throw new Error(`\`order\` did not print "Order <number>":\n${output}`);
    return number;
  } catch (error) {
    throw new Error([error.message, server?.output()].join("\n"), { cause: error });
  } finally {
    await server?.stop();
  }
}

async function untilResponding(server, url) {
  for (const end = Date.now() + SCRIPT_SECONDS * 1000; Date.now() < end && server.isRunning(); await sleep(100)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`\`start\` did not respond on ${url}.`);
}

/** Looks the orders up in the shop itself. */
async function checkOrders() {
  const args = [at("apps/storefront/server/orders.ts"), "list", "--limit", "100"];
  const env = { NODE_ENV: "production", DEMO: "1", DATA_DIR: dataDir };
  const list = await step("orders list", node, args, { cwd: root, env });
  const missing = [...orders].filter(([, number]) => !list.includes(number));
  if (missing.length > 0)
    throw new Error(`The shop does not have ${missing.map((order) => order.join(" ")).join(", ")}:\n${list}`);
}

async function step(name, command, args, options) {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  if (code !== 0) throw new Error(`\`${name}\` failed:\n${output}`);
  return output;
}
