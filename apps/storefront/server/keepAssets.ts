import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const KEPT_DAYS = 30;

/**
 * Adds the assets of a build to a folder that all web processes share. While a release is rolled out, and for pages that
 * stay open across it, each process then serves the modules of the other builds. Assets that no process has had for 30
 * days are deleted.
 */
export async function keepAssets(assets: string, folder: string, now = new Date()): Promise<void> {
  await mkdir(folder, { recursive: true });
  const current = new Set(await readdir(assets));
  const kept = new Set(await readdir(folder));
  const tooOld = now.getTime() - KEPT_DAYS * 86_400_000;
  const add = async (name: string): Promise<void> => {
    const file = join(folder, name);
    if (!kept.has(name)) {
      // Another process may be sending the file, or writing it as well.
      const part = join(folder, `.${process.pid}-${crypto.randomUUID()}`);
      await copyFile(join(assets, name), part);
      await rename(part, file);
    }
    await utimes(file, now, now);
  };
  const removeOld = async (name: string): Promise<void> => {
    const file = join(folder, name);
    // Another process may have removed it.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (!current.has(name) && mtimeMs < tooOld) await rm(file, { force: true });
  };
  await Promise.all([...[...current].map(add), ...[...kept].map(removeOld)]);
}
