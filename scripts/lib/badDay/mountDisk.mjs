// A disk of its own for the data of a bad day, which can be filled. Needs the right to mount one.
import { spawnSync } from "node:child_process";
import { openSync, closeSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const SIZE = "1500m";
const CHUNK = Buffer.alloc(1 << 20);

/** Returns undefined without that right. */
export function mountDisk(folder) {
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE},mode=0755`, "tmpfs", folder]);
  if (mounted.status !== 0) return undefined;
  const unmount = () => spawnSync("umount", ["--lazy", folder]);
  // Also after a failed start.
  process.once("exit", unmount);
  const filler = join(folder, "filler");
  return {
    /** Writes until there is no space left. */
    fill() {
      const file = openSync(filler, "w");
      try {
        for (;;) writeSync(file, CHUNK);
      } catch (error) {
        if (error.code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    unmount,
  };
}
