import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Paths } from "./paths.ts";

/** Returns the pid in the first line of postmaster.pid if that process still serves this data folder. */
export function findRunningServer(paths: Paths): number | undefined {
  const pid = recordedPid(paths);
  return pid !== undefined && isServerOf(pid, paths.cluster) ? pid : undefined;
}

/**
 * Removes lock files whose pid belongs to an unrelated program, as after a reboot, or to a server that is exiting:
 * PostgreSQL refuses to start then. All other stale lock files stay, because with them PostgreSQL also checks that no
 * orphaned process still writes.
 */
export function removeStaleLocks(paths: Paths): void {
  const isStale = (pid: number | undefined): boolean =>
    pid !== undefined && isProcessRunning(pid) && !isServerOf(pid, paths.cluster);
  const isFolderLockStale = isStale(recordedPid(paths));
  if (isFolderLockStale) rmSync(paths.lockFile, { force: true });
  if (!isFolderLockStale && !isStale(socketPid(paths))) return;
  for (const name of readdirSync(paths.socketDir)) rmSync(join(paths.socketDir, name), { force: true });
}

/**
 * Returns the pid of a server whose folder was removed or moved away while it ran. It still holds the socket, and
 * clients would connect to a database that no longer exists.
 */
export function findOrphanedServer(paths: Paths): number | undefined {
  // Read in this order: a server writes its folder's lock first and removes it last.
  const pid = socketPid(paths);
  const recorded = recordedPid(paths);
  return pid !== undefined && pid !== recorded && isServerOf(pid, paths.cluster) ? pid : undefined;
}

const socketPid = ({ socketDir }: Paths): number | undefined => pidIn(join(socketDir, ".s.PGSQL.5432.lock"));
const recordedPid = ({ lockFile }: Paths): number | undefined => pidIn(lockFile);

function pidIn(lockFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, "utf8"), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  return isProcessRunning(pid) && commandOf(pid).includes(cluster);
}

function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
