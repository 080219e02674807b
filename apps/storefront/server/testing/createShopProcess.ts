import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const START_MS = 60_000;

/** Built shop in a separate process with its own data, to be killed and restarted. */
export interface ShopProcess {
  url: string;
  dataDir: string;
  start(): Promise<void>;
  /** SIGKILL; the database keeps running. */
  killShop(): Promise<void>;
  killDatabase(): void;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<number | null>;
  /** Sends SIGTERM and resolves with the exit code. */
  terminate(): Promise<number | null>;
  dispose(): Promise<void>;
  /** Lines that it printed since its start. */
  output(): string;
}

interface ShopProcessOptions {
  role?: "web" | "worker";
  /** Shared with another process; by default a new folder. */
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
}

export async function createShopProcess(options: ShopProcessOptions = {}): Promise<ShopProcess> {
  const { role, dataDir = mkdtempSync(join(tmpdir(), "shop-crash-")) } = options;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = "";

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null) return ending?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => ending.once("close", resolve));
    ending.kill(signal);
    return ended;
  };
  const killDatabase = (): void => {
    try {
      process.kill(Number.parseInt(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10), "SIGKILL");
    } catch {
      // Not running.
    }
  };
  return {
    url,
    dataDir,
    async start() {
      output = "";
      const baseEnv = {
        NODE_ENV: "production",
        DEMO: "1",
        DATABASE_URL: "",
        SHOP_API_URL: "",
        STOREFRONT: "",
        LOG_LEVEL: "silent",
      };
      const started = spawn(process.execPath, role === undefined ? [MAIN] : [MAIN, role], {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, ...baseEnv, PORT: String(port), DATA_DIR: dataDir, ...options.env },
      });
      for (const stream of [started.stdout, started.stderr])
        stream.on("data", (text: Buffer) => (output += String(text)));
      child = started;
      const deadline = Date.now() + START_MS;
      while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
        if (started.exitCode !== null || Date.now() > deadline) throw new Error(`The shop does not start: ${output}`);
        await sleep(50);
      }
    },
    killShop: async () => void (await end("SIGKILL")),
    killDatabase,
    signal: (name) => void child?.kill(name),
    output: () => output,
    stop: () => end("SIGINT"),
    terminate: () => end("SIGTERM"),
    async dispose() {
      await end("SIGKILL");
      killDatabase();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
