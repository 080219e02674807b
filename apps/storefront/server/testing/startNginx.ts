import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const EXAMPLE = fileURLToPath(new URL("../../../../operations/nginx/shop.conf", import.meta.url));
const START_MS = 10_000;
/** Files that are still written have a number behind their name. */
const KEPT_FILE = /^[0-9a-f]{32}$/;

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** The example configuration with a cache, an address and a shop of its own, without TLS. */
export async function startNginx({ port, shopPort }: { port: number; shopPort: number }) {
  const folder = mkdtempSync(join(tmpdir(), "shop-nginx-"));
  const cacheFolder = join(folder, "cache");
  mkdirSync(cacheFolder);
  const [caching = "", , server = ""] = readFileSync(EXAMPLE, "utf8").split(/^(?=server \{)/m);
  const example = `${caching}${server}`
    .replace("/var/cache/nginx/shop", cacheFolder)
    .replace("127.0.0.1:3000", `127.0.0.1:${shopPort}`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port} default_server;`)
    .replaceAll(/^ {2}ssl_.*$/gm, "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  // Workers of a root process are another user by default, who cannot enter the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `${user} daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log ${join(folder, "error.log")};
events { worker_connections 1024; }
http { access_log off; keepalive_requests 10000000; ${temporary} ${example} }`;
  const path = join(folder, "nginx.conf");
  writeFileSync(path, main);
  const child = spawn("nginx", ["-p", folder, "-c", path], { stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (text: Buffer) => (output += String(text)));
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`nginx does not start: ${output} ${readFileSync(join(folder, "error.log"), "utf8")}`);
    }
    await sleep(50);
  }
  return {
    url,
    /** Returns the content of all kept responses, headers included. */
    readKept: (): string[] =>
      readdirSync(cacheFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && KEPT_FILE.test(entry.name))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1")),
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
