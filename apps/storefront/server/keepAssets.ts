import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/**
 * Keeps the assets of a build as {@link keepAssets}, and again each day until the signal: else a new build would delete
 * those of a process that has run for longer than 30 days.
 *
 * @param onError called with the error of a repetition
 */
export async function keepAssetsDaily(
  assets: string,
  folder: string,
  { signal, onError }: { signal: AbortSignal; onError: (error: unknown) => void },
): Promise<void> {
  await keepAssets(assets, folder);
  const timer = setInterval(() => void keepAssets(assets, folder).catch(onError), DAY_MS);
  timer.unref();
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
}

/**
 * Adds the assets of a build to a folder that all web processes share. While a release is rolled out, and for pages that
 * stay open across it, each process then serves the modules of the other builds. Assets that no process has had for 30
 * days are deleted.
 */
export async function keepAssets(assets: string, folder: string, now = new Date()): Promise<void> {
  await mkdir(folder, { recursive: true });
  const current = new Set(await readdir(assets));
  const kept = new Set(await readdir(folder));
  const tooOld = now.getTime() - KEPT_DAYS * DAY_MS;
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
