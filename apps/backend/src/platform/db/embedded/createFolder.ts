import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder with mode 0700 and its missing parents. Node's own `recursive: true` never returns on file systems
 * without mkdir support, such as /proc.
 */
export function createFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    if (existsSync(dirname(path))) throw error;
    createFolder(dirname(path));
    createFolder(path);
  }
}
