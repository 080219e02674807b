import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import type { Identity } from "./identity.ts";
import { removeStaleLocks } from "./lockFile.ts";
import { createFolder } from "./createFolder.ts";
import type { Paths } from "./paths.ts";

/** Larger log files are truncated on start. */
const MAX_LOG_BYTES = 10 * 1024 * 1024;

const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "100",
  timezone: "UTC",
  log_timezone: "UTC",
  // Queries are short: JIT compilation takes longer than running them.
  jit: "off",
  // Keeps personal data out of the log: neither failing statements nor the values in error details.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};
/** For tests only: a crash may lose data. */
const UNSAFE_SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** Own process group and none of this process's secrets. macOS needs a named locale. */
export const SPAWN_OPTIONS = { cwd: "/", detached: true, env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" } };

export type ServerProcess = {
  ended(): boolean;
  output(): string;
};

/** Starts the server in its own process group, so that Ctrl-C in the terminal does not reach it. */
export function launchServer(postgres: string, paths: Paths, identity: Identity, durable: boolean): ServerProcess {
  createFolder(paths.socketDir);
  removeStaleLocks(paths);
  const logStart = rotatedSize(paths.log);
  const log = openSync(paths.log, "a", 0o600);
  const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : UNSAFE_SETTINGS) });
  const options = settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = ["-D", paths.cluster, "-k", paths.socketDir, ...options];
  const [command = "", ...args] = [...identity.prefix, postgres, ...server];
  const child = spawn(command, args, { ...identity.ids, ...SPAWN_OPTIONS, stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  const failure = trackExit(child);
  return { ended: () => failure.ended, output: () => failure.message + textFrom(paths.log, logStart) };
}

function trackExit(child: ChildProcess): { ended: boolean; message: string } {
  const state = { ended: false, message: "" };
  child.on("exit", () => {
    state.ended = true;
  });
  child.on("error", (error) => {
    state.ended = true;
    state.message = `${error.message}\n`;
  });
  return state;
}

function rotatedSize(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= MAX_LOG_BYTES) return size;
  truncateSync(log);
  return 0;
}

function textFrom(path: string, start: number): string {
  return readFileSync(path).subarray(start).toString();
}
