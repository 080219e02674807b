import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { type PictureRecord, picturesOf } from "../../dialects/pictureRow.ts";
import { currentUrl } from "../rewriting/currentUrl.ts";
import { colorsOf, type ColorRecord, type FeatureRecord, featuresOf } from "./productParts.ts";
import type { Shown } from "./shownIn.ts";

export interface ProductRecord {
  id: number;
  ref: string;
  texts: Record<string, string | undefined>;
  url: string | null;
  brand: string | null;
  freight: boolean;
  weightKg: string;
  step: number;
  deliveryDaysMin: number;
  deliveryDaysMax: number;
  defaultCategoryId: number | null;
  /** of the default sale element, as everything about prices and stock here */
  saleElementId: number;
  stock: number;
  net: string;
  grossCents: number;
  /** null while there is no promotion */
  promoNet: string | null;
  promoGrossCents: number | null;
  saleElementCount: number;
  pictures: PictureRecord[];
  colors: ColorRecord[];
  features: FeatureRecord[];
}

/** A promotion price counts only while the promotion is switched on. */
const promoNet = sql`case when element.promo then element.promo_net end`;

const ORDERS = {
  sales_view_quantity: sql`product.sold + product.viewed desc, product.id`,
  sold: sql`product.sold desc, product.id`,
  min_price: sql`coalesce(${promoNet}, element.net), element.product_id`,
  max_price: sql`coalesce(${promoNet}, element.net) desc, element.product_id desc`,
  created_reverse: sql`product.created_at desc, product.id desc`,
};

export type ProductOrder = keyof typeof ORDERS;

export interface ProductFilter {
  ids?: number[] | undefined;
  /** in one of these, not below them */
  categoryIds?: number[] | undefined;
  brandIds?: number[] | undefined;
}

/** The products a visitor may see: visible, with a sale element to begin with. */
export const matching = ({ ids, categoryIds, brandIds }: ProductFilter): RawBuilder<unknown> => sql`
  from product
    join sale_element element on element.product_id = product.id and element.is_default and element.visible
    left join brand on brand.id = product.brand_id and brand.visible
  where product.visible
    ${ids ? sql`and product.id = any(${ids}::int[])` : sql``}
    ${brandIds ? sql`and brand.id = any(${brandIds}::int[])` : sql``}
    ${categoryIds ? sql`and ${isIn(categoryIds)}` : sql``}`;

const isIn = (categoryIds: number[]): RawBuilder<unknown> => sql`exists (
  select from product_category placed
  where placed.product_id = product.id and placed.category_id = any(${categoryIds}::int[])
)`;

export interface ProductPage {
  order: ProductOrder;
  limit: number;
  offset: number;
}

/** One page of products, ready to be shown, in one query. Long texts come along only when asked for. */
export async function selectProducts(
  db: Db,
  filter: ProductFilter,
  page: ProductPage,
  shown: Shown,
  options: { longTexts: boolean } = { longTexts: false },
): Promise<ProductRecord[]> {
  const { language, taxPercent } = shown;
  const order = ORDERS[page.order];
  const productId = sql<number>`product.id`;
  const texts = sql`translated(product.text, ${language})`;
  const { rows } = await sql<ProductRecord>`
    with page as materialized (
      select product.id ${matching(filter)} order by ${order} limit ${page.limit} offset ${page.offset}
    )
    select product.id, product.ref, ${options.longTexts ? texts : sql`${texts} - 'description'`} as "texts",
      ${currentUrl("product", productId, language)} as "url",
      brand.title as "brand", product.freight, product.weight_kg as "weightKg", product.quantity_step as "step",
      product.delivery_days_min as "deliveryDaysMin", product.delivery_days_max as "deliveryDaysMax",
      product.default_category_id as "defaultCategoryId",
      element.id as "saleElementId", element.stock, element.net, ${promoNet} as "promoNet",
      gross_cents(element.net, ${taxPercent}::numeric) as "grossCents",
      gross_cents(${promoNet}, ${taxPercent}::numeric) as "promoGrossCents",
      (select count(*) from sale_element where product_id = product.id and visible) as "saleElementCount",
      ${picturesOf("product", productId, language)} as "pictures",
      ${colorsOf(productId, language)} as "colors",
      ${featuresOf(productId, language)} as "features"
    from page
      join product on product.id = page.id
      join sale_element element on element.product_id = product.id and element.is_default
      left join brand on brand.id = product.brand_id and brand.visible
    order by ${order}
  `.execute(db);
  return rows;
}
