import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Paths } from "./paths.ts";

/** The process that serves the data folder by its own account (first line of postmaster.pid), if it still does. */
export function runningServer(paths: Paths): number | undefined {
  const pid = recordedPid(paths);
  return pid !== undefined && isServerOf(pid, paths.cluster) ? pid : undefined;
}

/**
 * PostgreSQL itself gets over the lock files of a dead server, but refuses to start when the recorded number belongs to some
 * other program by now, as after a restart of the machine or container: only then are they removed. (Never otherwise: with
 * them PostgreSQL also checks that no orphan of the dead server still writes.)
 */
export function removeMisleadingLocks(paths: Paths): void {
  const pid = recordedPid(paths);
  if (pid === undefined || !isAlive(pid) || isServerOf(pid, paths.cluster)) return;
  rmSync(paths.lockFile, { force: true });
  for (const name of readdirSync(paths.socketDir)) rmSync(join(paths.socketDir, name), { force: true });
}

/**
 * The server of a folder that was removed or moved away while it ran: it still holds the socket, and whoever connects
 * there would be given a database that no longer exists.
 */
export function strayServer(paths: Paths): number | undefined {
  // In this order: a server writes the lock of its folder first and removes it last.
  const pid = pidIn(join(paths.socketDir, ".s.PGSQL.5432.lock"));
  const rightful = recordedPid(paths);
  return pid !== undefined && pid !== rightful && isServerOf(pid, paths.cluster) ? pid : undefined;
}

const recordedPid = ({ lockFile }: Paths): number | undefined => pidIn(lockFile);

function pidIn(lockFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, "utf8"), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  return isAlive(pid) && commandOf(pid).includes(cluster);
}

function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
