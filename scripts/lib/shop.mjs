// Runs the built shop for tests and measurements: on a port of its own, with data of its own that is gone afterwards.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { at, node, root } from "./workspace.mjs";

/** The wished port, or any free one when something else has it. */
export async function freePort(wished = 0) {
  const server = createServer();
  const port = await new Promise((resolve) => {
    server.once("error", () => resolve(undefined));
    server.listen(wished, () => resolve(server.address().port));
  });
  await new Promise((resolve) => server.close(resolve));
  return port ?? freePort();
}

/** What a developer's own shop is set to must not leak in: an empty variable counts as absent. */
const NEUTRAL = { NODE_ENV: "production", DEMO: "1", DATABASE_URL: "", SHOP_API_URL: "", STOREFRONT: "" };

/** A folder for the data of one run. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), "shop-run-"));

/** Starts the shop on an empty temporary DATA_DIR. `ended` resolves with the exit code once nothing of it is left. */
export function startShop({ port, stdio = "inherit", env = {}, dataDir = newDataDir() }) {
  const child = spawn(node, [at("apps/storefront/server/main.ts")], {
    cwd: root,
    stdio,
    env: { ...process.env, ...NEUTRAL, PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  const ended = new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1))).then((code) => {
    stopPostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
    return code;
  });
  return { url: `http://localhost:${port}`, child, ended };
}

/** Resolves with the milliseconds it took until the shop answers; throws when it ends or stays silent. */
export async function untilReady({ url, child }, { seconds = 120 } = {}) {
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    if (child.exitCode !== null) throw new Error(`The shop ended while starting (exit code ${child.exitCode}).`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return Math.round(performance.now() - started);
    await sleep(50);
  }
  throw new Error(`The shop did not answer on ${url} within ${seconds} s.`);
}

/** A shop that was killed leaves its PostgreSQL running, for the next one to find; here there is no next one. */
function stopPostgres(dataDir) {
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith("postmaster.pid"))) {
    try {
      process.kill(Number.parseInt(readFileSync(join(dataDir, file), "utf8"), 10), "SIGQUIT");
    } catch {
      // It ended just now.
    }
  }
}
