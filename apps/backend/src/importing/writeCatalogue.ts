import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { notifyCatalogueChange } from "../platform/db/watchCatalogue.ts";
import { type BaseData, readBaseData, writeBaseData } from "./baseData.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueTotals } from "./report.ts";
import { inImportTransaction, type RunPart } from "./writing/inImportTransaction.ts";
import { inChunks, type Trx } from "./writing/rows.ts";
import { writeContents } from "./writing/writeContents.ts";
import { writeDetails } from "./writing/writeDetails.ts";
import { writeExtras } from "./writing/writeExtras.ts";
import { writePictures } from "./writing/writePictures.ts";
import { writeProducts } from "./writing/writeProducts.ts";
import { writeShopData } from "./writing/writeShopData.ts";
import { writeUrls, writeVariantUrls } from "./writing/writeUrls.ts";
import { rejectForeignRefs, writeVariants } from "./writing/writeVariants.ts";
import { writeTaxonomy } from "./writing/writeTaxonomy.ts";

/** Products whose variants are written in one transaction: the longest that an order waits for an import. */
const BATCH_SIZE = 500;

/**
 * Upserts a validated catalogue by code and reference; importing it again changes nothing. Nothing is written if it cannot
 * be used.
 *
 * @param countedAt when the catalogue's stock was counted: units sold later are subtracted from it
 */
export async function writeCatalogue(
  runPart: RunPart,
  catalogue: Catalogue,
  base: BaseData,
  countedAt: Date,
): Promise<CatalogueTotals> {
  const ids = await runPart(async (trx) => {
    await writeBaseData(trx, base);
    await writeShopData(trx, catalogue);
    const taxonomy = await writeTaxonomy(trx, catalogue);
    await replaceCodesWithIds(trx, "category");
    const content = await writeContents(trx, catalogue.contents, taxonomy);
    await replaceCodesWithIds(trx, "content");
    const product = await writeProducts(trx, catalogue.products, taxonomy);
    await rejectForeignRefs(trx, catalogue.products, product);
    await writePictures(trx, catalogue, taxonomy, product, content);
    await writeUrls(trx, catalogue, { ...taxonomy, product, content });
    await writeDetails(trx, catalogue.products, product, taxonomy);
    return { ...taxonomy, product };
  });
  // Orders lock variants, so these have transactions of their own.
  for (const products of inChunks(catalogue.products, BATCH_SIZE))
    await runPart((trx) => writeVariants(trx, products, ids, countedAt));
  return runPart(async (trx) => {
    await writeVariantUrls(trx, catalogue.products);
    if (catalogue.extras) await writeExtras(trx, catalogue.extras, ids.product);
    await notifyCatalogueChange(trx);
    return countCatalogue(trx);
  });
}

/** Gives a shop its countries, settings, shipping and payment methods, so that it opens before its first import. */
export async function writeDefaults(db: Db): Promise<void> {
  const base = await readBaseData();
  await inImportTransaction(db, async (trx) => {
    await writeBaseData(trx, base);
    // Of the demo's menu, which an empty shop lacks.
    await replaceCodesWithIds(trx, "category");
    await replaceCodesWithIds(trx, "content");
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

/** Settings that refer to categories or contents: by code in files, by id in the database. */
const SETTINGS_WITH_CODES = {
  category: ["categories_0_vat", "menu_category_ids"],
  content: ["menu_content_ids"],
} as const;

async function replaceCodesWithIds(trx: Trx, table: keyof typeof SETTINGS_WITH_CODES): Promise<void> {
  await sql`
    update setting set value = coalesce((
      select jsonb_agg(coalesce(to_jsonb(thing.id), named.entry) order by named.position)
      from jsonb_array_elements(setting.value) with ordinality as named (entry, position)
        left join ${sql.table(table)} thing on to_jsonb(thing.code) = named.entry
      where jsonb_typeof(named.entry) = 'number' or thing.id is not null
    ), '[]')
    where name = any(${SETTINGS_WITH_CODES[table]}::text[]) and jsonb_typeof(value) = 'array'`.execute(trx);
}
