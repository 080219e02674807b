// Serializes builds: `npm start` and `npm run import` may run at the same time.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Runs the work while holding the lock file; waits until it is free. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  while (!tryAcquire(path)) await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function tryAcquire(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  // Stale lock of a killed process.
  if (!isProcessRunning(holder(path))) rmSync(path, { force: true });
  return false;
}

function holder(path) {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

function isProcessRunning(pid) {
  // Empty between creating the file and writing to it.
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
