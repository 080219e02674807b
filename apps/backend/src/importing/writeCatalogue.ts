import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { notifyCatalogueChange } from "../platform/db/watchCatalogue.ts";
import { type BaseData, readBaseData, selectCountryIds, writeBaseData, writeCountries } from "./baseData.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueTotals } from "./report.ts";
import { inImportTransaction, type RunPart } from "./writing/inImportTransaction.ts";
import { inChunks, type Trx } from "./writing/rows.ts";
import { writeContents } from "./writing/writeContents.ts";
import { writeDetails } from "./writing/writeDetails.ts";
import { writeExtras } from "./writing/writeExtras.ts";
import { writePictures, writeProductPictures } from "./writing/writePictures.ts";
import { placeProducts, writeProducts } from "./writing/writeProducts.ts";
import { writeShopData } from "./writing/writeShopData.ts";
import { writeUrls, writeVariantUrls } from "./writing/writeUrls.ts";
import { rejectForeignRefs, writeVariants } from "./writing/writeVariants.ts";
import { writeTaxonomy } from "./writing/writeTaxonomy.ts";

/** Products of one transaction, the longest that an order waits for an import; about 500 variants. */
const BATCH_SIZE = 200;

/**
 * Upserts a validated catalogue by code and reference; importing it again writes nothing. Nothing is written if it cannot
 * be used.
 *
 * @param countedAt when the catalogue's stock was counted: units sold later are subtracted from it
 */
export async function writeCatalogue(
  runTransaction: RunPart,
  catalogue: Catalogue,
  base: BaseData,
  countedAt: Date,
): Promise<{ totals: CatalogueTotals; hasWritten: boolean }> {
  let hasWritten = false;
  const runPart: RunPart = (work) =>
    runTransaction(async (trx) => {
      const result = await work(trx);
      hasWritten ||= await isWriting(trx);
      return result;
    });
  const { products } = catalogue;
  const { content, ...taxonomy } = await runPart(async (trx) => {
    await rejectForeignRefs(trx, products);
    await writeCountries(trx, base.countries);
    const written = await writeTaxonomy(trx, catalogue);
    const contentIds = await writeContents(trx, catalogue.contents, written);
    await writePictures(trx, catalogue, written, contentIds);
    await writeBaseData(trx, base);
    await writeShopData(trx, catalogue);
    return { ...written, country: await selectCountryIds(trx), content: contentIds };
  });
  const product = new Map<string, number>();
  const placements = placeProducts(products);
  for (const batch of inChunks(products, BATCH_SIZE)) {
    const written = await runPart(async (trx) => {
      const ids = await writeProducts(trx, batch, taxonomy, placements);
      await writeProductPictures(trx, batch, taxonomy, ids);
      return ids;
    });
    for (const [ref, id] of written) product.set(ref, id);
  }
  const ids = { ...taxonomy, product };
  await runPart((trx) => writeUrls(trx, catalogue, { ...ids, content }));
  // Orders lock variants, so these have transactions of their own.
  for (const batch of inChunks(products, BATCH_SIZE)) await runPart((trx) => writeVariants(trx, batch, ids, countedAt));
  for (const batch of inChunks(products, BATCH_SIZE)) await runPart((trx) => writeDetails(trx, batch, product, ids));
  await runPart((trx) => writeVariantUrls(trx, products));
  if (catalogue.extras) await writeExtras(runPart, catalogue.extras, product);
  const totals = await runTransaction(async (trx) => {
    if (hasWritten) await notifyCatalogueChange(trx);
    return countCatalogue(trx);
  });
  return { totals, hasWritten };
}

/** PostgreSQL gives a transaction an id when it first writes or locks a row. */
async function isWriting(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ isWriting: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as "isWriting"`.execute(trx);
  return rows[0]?.isWriting ?? true;
}

/** Gives a shop its countries, settings, shipping and payment methods, so that it opens before its first import. */
export async function writeDefaults(db: Db): Promise<void> {
  const base = await readBaseData();
  await inImportTransaction(db, async (trx) => {
    await writeCountries(trx, base.countries);
    await writeBaseData(trx, base);
    await notifyCatalogueChange(trx);
  });
}

/** Runs after an import: new tables have no planner statistics yet. */
export const updateStatistics = (db: Db): Promise<unknown> => sql`analyze`.execute(db);

/** Counts products, variants and categories, including products that are not visible. */
export async function countCatalogue(trx: Trx): Promise<CatalogueTotals> {
  const { rows } = await sql<CatalogueTotals>`
    select (select count(*) from product) as products,
      (select count(*) from sale_element where visible) as "variants",
      (select count(*) from category) as categories`.execute(trx);
  return rows[0] ?? { products: 0, variants: 0, categories: 0 };
}
