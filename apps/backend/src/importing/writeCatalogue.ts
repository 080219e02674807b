import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { notifyCatalogueChange } from "../platform/db/watchCatalogue.ts";
import { type BaseData, readBaseData, selectCountryIds, writeBaseData, writeCountries } from "./baseData.ts";
import type { Catalogue, Slugs } from "./catalogue.ts";
import type { CheckedProducts } from "./checkCatalogue.ts";
import type { CatalogueTotals } from "./report.ts";
import { inImportTransaction, PRODUCTS_PER_PART, type RunPart } from "./writing/inImportTransaction.ts";
import { inBatches, type Trx } from "./writing/rows.ts";
import { writeContents } from "./writing/writeContents.ts";
import { writeAccessories, writeFiles } from "./writing/writeDetails.ts";
import { writeExtras } from "./writing/writeExtras.ts";
import { writePictures, writeProductPictures } from "./writing/writePictures.ts";
import { createPlacer, writeProducts } from "./writing/writeProducts.ts";
import { writeShopData } from "./writing/writeShopData.ts";
import { writeProductUrls, writeUrls, writeVariantUrls } from "./writing/writeUrls.ts";
import { rejectForeignRefs, writeVariants } from "./writing/writeVariants.ts";
import { type TaxonomyIds, writeTaxonomy } from "./writing/writeTaxonomy.ts";

/**
 * Upserts a validated catalogue by code and reference; importing it again writes nothing. Nothing is written if it cannot
 * be used.
 *
 * @param countedAt when the catalogue's stock was counted: units sold later are subtracted from it
 */
export async function writeCatalogue(
  runTransaction: RunPart,
  catalogue: Catalogue,
  checked: CheckedProducts,
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
  const taxonomy = await runPart(async (trx) => {
    await rejectForeignRefs(trx, checked);
    await writeCountries(trx, base.countries);
    const written = await writeTaxonomy(trx, catalogue);
    const content = await writeContents(trx, catalogue.contents, written);
    await writePictures(trx, catalogue, written, content);
    await writeBaseData(trx, base);
    await writeShopData(trx, catalogue);
    await writeUrls(trx, catalogue, { ...written, content });
    return { ...written, country: await selectCountryIds(trx) };
  });
  const { product, variantSlugs } = await writeAllProducts(runPart, catalogue, taxonomy, countedAt);
  await writeAccessories(runPart, checked, product);
  await runPart((trx) => writeVariantUrls(trx, variantSlugs));
  if (catalogue.extras) await writeExtras(runPart, catalogue.extras, product);
  const totals = await runTransaction(async (trx) => {
    if (hasWritten) await notifyCatalogueChange(trx);
    return countCatalogue(trx);
  });
  return { totals, hasWritten };
}

/** Writes products in batches, and keeps only facts that later parts need. */
async function writeAllProducts(
  runPart: RunPart,
  catalogue: Catalogue,
  taxonomy: TaxonomyIds & { country: ReadonlyMap<string, number> },
  countedAt: Date,
) {
  const product = new Map<string, number>();
  const variantSlugs = new Map<string, Slugs>();
  const lastNumbers = new Map<string, number>();
  const placeProducts = createPlacer();
  for await (const batch of inBatches(catalogue.readProducts(), PRODUCTS_PER_PART)) {
    const placements = placeProducts(batch);
    const written = await runPart(async (trx) => {
      const ids = await writeProducts(trx, batch, taxonomy, placements);
      await writeProductPictures(trx, batch, taxonomy, ids);
      await writeFiles(trx, batch, ids, taxonomy);
      return { ids, numbers: await writeProductUrls(trx, batch, ids, lastNumbers) };
    });
    // Orders lock variants, so these have transactions of their own.
    await runPart((trx) => writeVariants(trx, batch, { ...taxonomy, product: written.ids }, countedAt));
    for (const [ref, id] of written.ids) product.set(ref, id);
    for (const [slug, number] of written.numbers) lastNumbers.set(slug, number);
    for (const { ref, slugs } of batch.flatMap(({ variants }) => variants)) if (slugs) variantSlugs.set(ref, slugs);
  }
  return { product, variantSlugs };
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
