import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../platform/db/connect.ts";
import { readDatabaseTime } from "../platform/db/readDatabaseTime.ts";
import { readBaseData, selectPriceLists, toListedRates } from "./baseData.ts";
import { checkCatalogue } from "./checkCatalogue.ts";
import { detectFormat } from "./detectFormat.ts";
import type { ImportOptions } from "./importDemo.ts";
import { ImportError } from "./importError.ts";
import { readDemo } from "./readDemo.ts";
import { readFurnitureCsv } from "./readFurnitureCsv.ts";
import { readText } from "./reading/readText.ts";
import type { Source } from "./reading/source.ts";
import { readThelia, USED_FILES } from "./readThelia.ts";
import { removeDemoCoupons } from "./removeDemoCoupons.ts";
import { createFileReport, type FileReport, type ImportReport } from "./report.ts";
import { updateStatistics, writeCatalogue } from "./writeCatalogue.ts";
import { inImportTransaction } from "./writing/inImportTransaction.ts";

/**
 * Imports a folder. Everything is read and validated before the first write.
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
  checkCatalogue(read);
  const stockTime = countedAt ?? (await lastModified(folder, files));
  await rejectFutureCount(db, stockTime);
  // Files have rates in euro.
  const shippingMethods = toListedRates(read.shippingMethods, await selectPriceLists(db));
  const catalogue = { ...read, shippingMethods };
  const base = await readBaseData();
  progress(`Writing ${catalogue.products.length} products …`);
  const { totals, hasWritten } = await writeCatalogue(
    (work) => inImportTransaction(db, work),
    catalogue,
    base,
    stockTime,
  );
  await inImportTransaction(db, (trx) => removeDemoCoupons(trx, catalogue.extras?.coupons ?? []));
  if (hasWritten) await updateStatistics(db);
  log(`Imported ${catalogue.products.length} products from ${folder}.`);
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
  const texts = new Map<string, string>();
  for (const name of names.filter((each) => each.toLowerCase().endsWith(".csv"))) {
    texts.set(name.toLowerCase(), await readText(join(folder, name), name));
  }
  const detected = detectFormat(folder, names, texts);
  if (detected.format === "demo") return readDemo(folder);
  const source = detected.format === "thelia" ? readThelia(detected.texts) : readFurnitureCsv(detected.texts);
  const used = detected.format === "thelia" ? USED_FILES : [...detected.texts.keys()];
  const others = [...texts.keys()].filter((name) => !used.includes(name));
  return {
    ...source,
    files: [
      ...source.files,
      ...others.map((name) => ({ ...createFileReport(name), notes: ["not needed: left unread"] })),
    ],
  };
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
