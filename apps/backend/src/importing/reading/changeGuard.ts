import { stat } from "node:fs/promises";

/**
 * Returns a function that compares a file with how it was when it was called for it first: an import reads files twice, and
 * would write rows that it has not validated.
 */
export function createChangeGuard(): (path: string, name: string) => Promise<void> {
  const versions = new Map<string, string>();
  return async (path, name) => {
    const { size, mtimeMs } = await stat(path);
    const version = `${size} ${mtimeMs}`;
    if ((versions.get(path) ?? version) !== version) throw new Error(`${name} has changed during the import.`);
    versions.set(path, version);
  };
}
