import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Db } from "../platform/db/connect.ts";
import { readDatabaseTime } from "../platform/db/readDatabaseTime.ts";
import { readBaseData, selectPriceLists, toListedRates } from "./baseData.ts";
import { checkCatalogue } from "./checkCatalogue.ts";
import { detectFormat } from "./detectFormat.ts";
import type { ImportOptions } from "./importDemo.ts";
import { ImportError } from "./importError.ts";
import { createChangeGuard } from "./reading/changeGuard.ts";
import { readDemo } from "./readDemo.ts";
import { readFurnitureCsv } from "./readFurnitureCsv.ts";
import { readChunks, readText } from "./reading/readText.ts";
import type { Source } from "./reading/source.ts";
import { readThelia, USED_FILES } from "./readThelia.ts";
import { removeDemoCoupons } from "./removeDemoCoupons.ts";
import { createFileReport, type FileReport, type ImportReport } from "./report.ts";
import { updateStatistics, writeCatalogue } from "./writeCatalogue.ts";
import { inImportTransaction } from "./writing/inImportTransaction.ts";

/**
 * Imports a folder. Everything is read and validated before the first write, then products are read again, in batches.
 *
 * @param options.countedAt when its stock was counted; by default when its newest file was written
 * @throws ImportError if a file cannot be used; nothing was changed
 */
export async function importFolder(
  db: Db,
  folder: string,
  { log, progress = () => {}, countedAt }: ImportOptions & { countedAt?: Date | undefined },
): Promise<ImportReport> {
  progress(`Reading ${folder} …`);
  const { format, catalogue: read, files } = await readFolder(folder);
  const checked = await checkCatalogue(read);
  const stockTime = countedAt ?? (await lastModified(folder, files));
  await rejectFutureCount(db, stockTime);
  // Files have rates in euro.
  const shippingMethods = toListedRates(read.shippingMethods, await selectPriceLists(db));
  const catalogue = { ...read, shippingMethods };
  const base = await readBaseData();
  progress(`Writing ${checked.accessories.size} products …`);
  const { totals, hasWritten } = await writeCatalogue(
    (work) => inImportTransaction(db, work),
    catalogue,
    checked,
    base,
    stockTime,
  );
  await inImportTransaction(db, (trx) => removeDemoCoupons(trx, catalogue.extras?.coupons ?? []));
  if (hasWritten) await updateStatistics(db);
  log(`Imported ${checked.accessories.size} products from ${folder}.`);
  return { format, files, totals };
}

/** Clocks of machines may differ by this much. */
const TOLERANCE_MS = 60_000;

/** Orders placed until such a time would not be subtracted. */
async function rejectFutureCount(db: Db, countedAt: Date): Promise<void> {
  const now = await readDatabaseTime(db);
  if (countedAt.getTime() <= now.getTime() + TOLERANCE_MS) return;
  throw new ImportError(
    `The stock was counted at ${countedAt.toISOString()}, but it is ${now.toISOString()}: ` +
      "correct the clock of this machine, or say the time with --counted-at.",
  );
}

async function lastModified(folder: string, files: readonly FileReport[]): Promise<Date> {
  const names = await listFolder(folder);
  const times = files.map(async ({ file }) => {
    // Reports name CSV files in lower case.
    const name = names.find((one) => one.toLowerCase() === file) ?? file;
    return (await stat(join(folder, name))).mtimeMs;
  });
  return new Date(Math.max(...(await Promise.all(times))));
}

async function readFolder(folder: string): Promise<Source> {
  const names = await listFolder(folder);
  // Formats name CSV files in lower case.
  const paths = new Map(
    names.filter((name) => name.toLowerCase().endsWith(".csv")).map((name) => [name.toLowerCase(), join(folder, name)]),
  );
  const heads = new Map<string, string>();
  for (const [name, path] of paths) heads.set(name, await readHead(path));
  const detected = detectFormat(folder, names, heads);
  if (detected.format === "demo") return readDemo(folder);
  const used = detected.format === "furniture" ? detected.lists : USED_FILES;
  const usedPaths = [...paths].filter(([name]) => used.includes(name));
  const source = await (detected.format === "furniture" ? readLists(usedPaths) : readTexts(usedPaths).then(readThelia));
  const others = [...paths.keys()].filter((name) => !used.includes(name));
  return {
    ...source,
    files: [
      ...source.files,
      ...others.map((name) => ({ ...createFileReport(name), notes: ["not needed: left unread"] })),
    ],
  };
}

/** Returns the begin of a text file, with at least its first line. Reads all of it: it may be no text further on. */
async function readHead(path: string): Promise<string> {
  let head = "";
  for await (const chunk of readChunks(path, basename(path))) head ||= chunk;
  return head;
}

async function readTexts(paths: readonly (readonly [name: string, path: string])[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [name, path] of paths) texts.set(name, await readText(path, basename(path)));
  return texts;
}

function readLists(paths: readonly (readonly [name: string, path: string])[]): Promise<Source> {
  const rejectChange = createChangeGuard();
  const read = async function* (path: string): AsyncGenerator<string> {
    await rejectChange(path, basename(path));
    yield* readChunks(path, basename(path));
  };
  return readFurnitureCsv(new Map(paths.map(([name, path]) => [name, () => read(path)])));
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") throw new ImportError(`There is no folder ${folder}.`);
    if (code === "ENOTDIR") throw new ImportError(`${folder} is a file. Name the folder it is in.`);
    throw error;
  }
}
