// Runs the built shop for tests and measurements, on a port and data folder of its own that is deleted afterwards.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SHOP_ARGS, SHOP_ENV } from "./shopRuntime.mjs";
import { at, node, root } from "./workspace.mjs";

/** Returns the preferred port, or any free one if it is taken. */
export async function freePort(preferred = 0) {
  const server = createServer();
  const port = await new Promise((resolve) => {
    server.once("error", () => resolve(undefined));
    server.listen(preferred, () => resolve(server.address().port));
  });
  await new Promise((resolve) => server.close(resolve));
  return port ?? freePort();
}

/** Overrides a developer's own settings; an empty variable counts as unset. */
const NEUTRAL_ENV = { NODE_ENV: "production", DEMO: "1", DATABASE_URL: "", SHOP_API_URL: "", STOREFRONT: "" };

export const newDataDir = () => mkdtempSync(join(tmpdir(), "shop-run-"));

/**
 * Starts the shop, or one role of it, on a data folder, which is deleted afterwards by default. `ended` resolves with the
 * exit code after cleanup.
 */
export function startShop({ port, stdio = "inherit", env = {}, dataDir = newDataDir(), keepData = false, role }) {
  const roles = role === undefined ? [] : [role];
  const child = spawn(node, [...SHOP_ARGS, at("apps/storefront/server/main.ts"), ...roles], {
    cwd: root,
    stdio,
    env: { ...process.env, ...SHOP_ENV, ...NEUTRAL_ENV, PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  const ended = new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1))).then((code) => {
    stopPostgres(dataDir);
    if (!keepData) rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
    return code;
  });
  return { url: `http://localhost:${port}`, child, ended };
}

/** Resolves with the milliseconds until the shop responds; rejects if it exits or times out. */
export async function untilReady({ url, child }, { seconds = 120 } = {}) {
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    if (child.exitCode !== null) throw new Error(`The shop ended while starting (exit code ${child.exitCode}).`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return Math.round(performance.now() - started);
    await sleep(50);
  }
  throw new Error(`The shop did not respond on ${url} within ${seconds} s.`);
}

/** A killed shop leaves its PostgreSQL running for the next start; here there is none. */
function stopPostgres(dataDir) {
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith("postmaster.pid"))) {
    try {
      process.kill(Number.parseInt(readFileSync(join(dataDir, file), "utf8"), 10), "SIGQUIT");
    } catch {
      // It just exited.
    }
  }
}
