// A role of a built shop in a process of its own, that is ended and started again.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SHOP_ARGS, SHOP_ENV } from "./shopRuntime.mjs";
import { root } from "./workspace.mjs";

/**
 * @param options.role web, worker or migrate
 * @param options.folder of another checkout, which runs on its own Node
 */
export function createRoleProcess({ role, name = role, port = 0, folder = root, env }) {
  let child;
  let closed;
  let output = "";
  // It would go on without the script that has failed.
  process.once("exit", () => child?.kill("SIGKILL"));
  return {
    name,
    port,
    url: `http://localhost:${port}`,
    pid: () => child.pid,
    start() {
      child = spawn(
        join(folder, "node_modules/.bin/node"),
        [...SHOP_ARGS, join(folder, "apps/storefront/server/main.ts"), role],
        {
          cwd: folder,
          stdio: ["ignore", "pipe", "pipe"],
          env: { ...process.env, ...SHOP_ENV, ...env, PORT: String(port) },
        },
      );
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
      closed = new Promise((resolve) => child.once("close", (code, signal) => resolve(signal ?? code)));
    },
    /** Lines of all its runs. */
    output: () => output,
    /** Resolves with its exit code, or the signal that ended it. */
    ended: () => closed,
    end(signal) {
      child?.kill(signal);
      return closed;
    },
    isReady: async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok ?? false,
  };
}

/** @throws if it is not true within `ms` */
export async function until(isTrue, ms = 60_000) {
  for (const limit = performance.now() + ms; !(await isTrue()); await sleep(100))
    if (performance.now() > limit) throw new Error(`Not within ${ms / 1000} s: ${isTrue}`);
}
