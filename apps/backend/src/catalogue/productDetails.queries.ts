import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { currentUrl, currentUrls } from "../urls/currentUrl.ts";
import { type FeatureRecord, featuresOf } from "./productExpressions.ts";
import { notFound } from "../platform/http/apiError.ts";
import type { Manufacturer, PackageSize } from "../platform/db/values.ts";

/** Fields shown only on the product page. */
export interface ProductDetails {
  brandId: number | null;
  brandUrl: string | null;
  manufacturer: Manufacturer | null;
  packages: PackageSize[];
  restockDaysMin: number | null;
  restockDaysMax: number | null;
  urls: Record<string, string | null>;
  files: { kind: string; file: string; bytes: number; colorId: number | null }[];
}

export async function selectProductDetails(db: Db, id: number, language: string): Promise<ProductDetails> {
  const { rows } = await sql<ProductDetails>`
    select brand.id as "brandId", ${currentUrl("brand", sql`brand.id`, language)} as "brandUrl", brand.manufacturer, product.packages, product.restock_days_min as "restockDaysMin",
      product.restock_days_max as "restockDaysMax",
      ${currentUrls("product", sql`product.id`)} as "urls",
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('kind', kind, 'file', file, 'bytes', bytes, 'colorId', attribute_value_id) order by kind, file
          ), '[]')
        from product_file where product_id = product.id
      ) as "files"
    from product left join brand on brand.id = product.brand_id and brand.visible
    where product.id = ${id}`.execute(db);
  const [details] = rows;
  if (!details) throw notFound("Product");
  return details;
}

/** Returns the features of a visible product in display order. */
export async function selectFeatures(db: Db, productId: number, language: string): Promise<FeatureRecord[]> {
  const { rows } = await sql<{ features: FeatureRecord[] }>`
    select ${featuresOf(sql`product.id`, language)} as "features" from product where id = ${productId} and visible`.execute(
    db,
  );
  if (!rows[0]) throw notFound("Product");
  return rows[0].features;
}
