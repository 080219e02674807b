import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder that only this user enters, and those it lies in. Node's own `recursive` never comes back from a place
 * that takes no folders and denies that it exists, as /proc does.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    if (existsSync(dirname(path))) throw error;
    makeFolder(dirname(path));
    makeFolder(path);
  }
}
