import { readDemoBaseData, writePriceLists } from "./baseData.ts";
import type { Db } from "../platform/db/connect.ts";
import { DEMO_FOLDER } from "@shop/demo";
import { checkCatalogue } from "./checkCatalogue.ts";
import { writeDemoCustomers } from "./demoCustomers.ts";
import { isShopEmpty } from "./isShopEmpty.ts";
import { readDemo } from "./readDemo.ts";
import type { ImportReport } from "./report.ts";
import { clearCatalogue } from "./writing/clearCatalogue.ts";
import { inImportTransaction } from "./writing/inImportTransaction.ts";
import { countCatalogue, updateStatistics, writeCatalogue } from "./writeCatalogue.ts";

export interface ImportOptions {
  log: (line: string) => void;
  /** Progress messages for the terminal on the first start. */
  progress?: (line: string) => void;
  /** Current time for the demo customers' orders; absent: no demo customers. */
  demoCustomersAt?: Date;
}

/** Fills an empty shop with the demo catalogue; does nothing if the shop has products by then. */
export const importDemo = (db: Db, options: ImportOptions): Promise<ImportReport> =>
  writeDemo(db, options, "when empty");

/** Replaces the catalogue with the demo's. Orders and customers stay; carts are emptied. */
export const resetDemo = (db: Db, options: ImportOptions): Promise<ImportReport> =>
  writeDemo(db, options, "in place of all");

async function writeDemo(
  db: Db,
  { log, progress = () => {}, demoCustomersAt }: ImportOptions,
  mode: "when empty" | "in place of all",
): Promise<ImportReport> {
  progress("Reading the demo catalogue …");
  const { format, catalogue: read, files } = await readDemo(DEMO_FOLDER);
  const checked = await checkCatalogue(read);
  const base = await readDemoBaseData();
  // The file has all rates in euro.
  const catalogue = { ...read, shippingMethods: base.shippingMethods };
  progress(`Filling the shop with ${checked.accessories.size} products …`);
  const totals = await inImportTransaction(db, async (trx) => {
    if (mode === "in place of all") {
      await clearCatalogue(trx, catalogue, [...checked.accessories.keys()]);
      // Shipping rates are in the currency of the list.
      await writePriceLists(trx, base.priceLists);
    } else if (!(await isShopEmpty(trx))) return countCatalogue(trx);
    // In one transaction: a shop that was interrupted while being filled is still empty.
    const { totals: written } = await writeCatalogue((work) => work(trx), catalogue, checked, base, new Date());
    if (mode === "when empty" && demoCustomersAt !== undefined) await writeDemoCustomers(trx, demoCustomersAt);
    return written;
  });
  await updateStatistics(db);
  log(`Demo catalogue: ${totals.products} products, ${totals.variants} variants, ${totals.categories} categories.`);
  return { format, files, totals };
}
