import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { findBinaries } from "../binaries.ts";
import { createCluster } from "../cluster.ts";
import { chooseIdentity } from "../identity.ts";
import { findRunningServer } from "../lockFile.ts";
import { resolvePaths, socketFolder } from "../paths.ts";

export const USER_SCRIPT = fileURLToPath(new URL("user.ts", import.meta.url));

export async function query(socketDir: string, sql: string): Promise<unknown[]> {
  const client = new Client({ host: socketDir, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** Another process that uses the server, and the first line it printed. */
export type UserProcess = { line: string; kill(): Promise<void>; leave(): Promise<void> };

export async function startUserProcess(
  dataDir: string,
  { prefix = [] as string[], durable = false } = {},
): Promise<UserProcess> {
  const command = [...prefix, process.execPath, USER_SCRIPT, dataDir, String(durable)];
  const child = spawn("env", command, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const line = await firstLine(child);
  return {
    line,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    leave: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("\n")) resolve(text.trim());
    });
    child.on("close", () => resolve(text.trim()));
  });
}

/** Creates one database; `copyTo` then gives each test a copy in a fraction of the time. */
export async function prepareDatabase(): Promise<{ copyTo(dataDir: string): void; clean(): void }> {
  const { dataDir, clean } = temporaryFolder();
  const { initdb, postgres } = await findBinaries();
  const paths = resolvePaths(dataDir);
  await createCluster(initdb, paths, chooseIdentity(postgres, paths), false);
  return { copyTo: (copy) => cpSync(dataDir, copy, { recursive: true }), clean };
}

/** Returns an empty folder; `clean` removes it and stops a server that a failed test left running. */
export function temporaryFolder(): { dataDir: string; clean(): void } {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), "shop-embedded-")));
  const dataDir = join(parent, "data");
  return {
    dataDir,
    clean() {
      rmSync(socketFolder(dataDir), { recursive: true, force: true });
      if (existsSync(join(dataDir, "postgres"))) {
        const pid = findRunningServer(resolvePaths(dataDir));
        if (pid !== undefined) process.kill(pid, "SIGQUIT");
      }
      rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export const isRunning = (dataDir: string): boolean => findRunningServer(resolvePaths(dataDir)) !== undefined;
