import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const EXAMPLE = fileURLToPath(new URL("../../../../operations/varnish/shop.vcl", import.meta.url));
const START_MS = 20_000;

/** Compiles the example, which fails without `vmod_xkey`. */
export const hasVarnish = spawnSync("varnishd", ["-C", "-f", EXAMPLE]).status === 0;

/** The example configuration with an address and a shop of its own. */
export async function startVarnish({ port, shopPort }: { port: number; shopPort: number }) {
  const folder = mkdtempSync(join(tmpdir(), "shop-varnish-"));
  // Varnish compiles and serves as users of its own.
  chmodSync(folder, 0o755);
  const path = join(folder, "shop.vcl");
  writeFileSync(path, readFileSync(EXAMPLE, "utf8").replace('"3000"', `"${shopPort}"`));
  const options = ["-F", "-n", join(folder, "work"), "-a", `127.0.0.1:${port}`, "-f", path, "-s", "malloc,32m"];
  const child = spawn("varnishd", options, { stdio: "ignore" });
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error("Varnish does not start");
    await sleep(50);
  }
  return { url, stop };
}
