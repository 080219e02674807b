import { sql } from "kysely";
import { type BaseData, writeBaseData } from "./baseData.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueTotals } from "./report.ts";
import type { Trx } from "./writing/rows.ts";
import { writeContents } from "./writing/writeContents.ts";
import { writeDetails } from "./writing/writeDetails.ts";
import { writeExtras } from "./writing/writeExtras.ts";
import { writePictures } from "./writing/writePictures.ts";
import { writeProducts } from "./writing/writeProducts.ts";
import { writeShopData } from "./writing/writeShopData.ts";
import { writeUrls, writeVariantUrls } from "./writing/writeUrls.ts";
import { writeVariants } from "./writing/writeVariants.ts";
import { writeTaxonomy } from "./writing/writeTaxonomy.ts";

/** Upserts a validated catalogue by code and reference; importing it again changes nothing. */
export async function writeCatalogue(trx: Trx, catalogue: Catalogue, base: BaseData): Promise<CatalogueTotals> {
  await writeBaseData(trx, base);
  await writeShopData(trx, catalogue);
  const ids = await writeTaxonomy(trx, catalogue);
  await replaceCodesWithIds(trx, "category");
  const content = await writeContents(trx, catalogue.contents, ids);
  await replaceCodesWithIds(trx, "content");
  const product = await writeProducts(trx, catalogue.products, ids);
  await writePictures(trx, catalogue, ids, product, content);
  await writeUrls(trx, catalogue, { ...ids, product, content });
  // Last, because placing an order locks these rows.
  await writeVariants(trx, catalogue.products, ids, product);
  await writeVariantUrls(trx, catalogue.products);
  await writeDetails(trx, catalogue.products, product, ids);
  if (catalogue.extras) await writeExtras(trx, catalogue.extras, product);
  return countCatalogue(trx);
}

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
