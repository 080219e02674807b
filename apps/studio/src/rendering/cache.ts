import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The studio's folder in the repository. */
export const STUDIO = fileURLToPath(new URL("../../", import.meta.url));

/** What can be made again: textures, models on their way to the renderer. Not in version control. */
export const CACHE = join(STUDIO, ".cache");

export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 16);
}

/** Writes a file that is there as a whole or not at all: several studios may share the cache. */
export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
