import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { selectPictures } from "../dialects/pictureRow.ts";
import { type Locale, LOCALES } from "../locale.ts";
import { visibleCategoryCte } from "../platform/db/visibleCategoryCte.ts";
import { fromVisibleProducts } from "../catalogue/fromVisibleProducts.ts";
import type { PriceContext } from "../pricing/prices.ts";
import { isVisibleContent } from "../content/isVisibleContent.ts";
import { currentUrl } from "../urls/currentUrl.ts";
import type { ContentHitRecord, ProductHitRecord } from "./toHitRow.ts";

const productId = sql<number>`product.id`;

/** Visible products among the ids, in their order. */
export async function selectProductHits(
  db: Db,
  ids: number[],
  priceContext: PriceContext,
): Promise<ProductHitRecord[]> {
  if (ids.length === 0) return [];
  const { language, productTax, netPrice } = priceContext;
  const net = netPrice(sql`asked_net(element.net, element.promo_net, element.promo)`);
  const title = sql`->> 'title'`;
  const { rows } = await sql<ProductHitRecord>`
    select product.id, product.ref, translated(product.text, ${language}) ${title} as "title",
      ${currentUrl("product", productId, language)} as "url",
      element.id as "variantId", element.stock, ${net} as "net",
      gross_cents(${net}, ${productTax}) as "grossCents",
      gross_cents(${netPrice(sql`element.net`)}, ${productTax}) as "compareAtCents",
      case when element.promo and element.promo_net is not null
        then gross_cents(${netPrice(sql`lowest_net_before(element.id)`)}, ${productTax}) end as "lowestPrice30dCents",
      ${selectPictures("product", productId, language, ["", "hero"])} -> 0 as "picture",
      array(
        select placed.category_id from product_category placed
        where placed.product_id = product.id order by placed.position, placed.category_id
      ) as "categories",
      (
        select coalesce(jsonb_agg(translated(keyword.text, ${language}) ${title} order by keyword.position, keyword.id), '[]')
        from product_keyword chosen join keyword on keyword.id = chosen.keyword_id and keyword.visible
        where chosen.product_id = product.id
      ) as "keywords",
      (
        select lies.fulfilment_center_id from fulfilment_stock lies
        where lies.sale_element_id = element.id and lies.stock > 0 order by lies.stock desc, lies.fulfilment_center_id limit 1
      ) as "fulfilmentCenter"
    ${fromVisibleProducts({ ids })}
    order by array_position(${ids}::int[], product.id)
  `.execute(db);
  return rows;
}

/** Contents among the ids that are visible in the storefront, in their order. */
export async function selectContentHits(db: Db, ids: number[], locale: Locale): Promise<ContentHitRecord[]> {
  if (ids.length === 0) return [];
  const { language, market } = LOCALES[locale];
  const { rows } = await sql<ContentHitRecord>`
    select content.id, translated(content.text, ${language}) ->> 'title' as "title",
      foreign_words(content.text, ${language}) ->> 'title' as "language",
      ${currentUrl("content", sql`content.id`, language)} as "url", content.folder
    from content
    where ${isVisibleContent(market)} and content.id = any(${ids}::int[])
    order by array_position(${ids}::int[], content.id)
  `.execute(db);
  return rows;
}

export async function selectCategoryTitles(db: Db, ids: number[], language: string): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; title: string | null }>`
    with recursive ${visibleCategoryCte}
    select category.id, translated(category.text, ${language}) ->> 'title' as "title"
    from category join open_category on open_category.id = category.id
    where category.id = any(${ids}::int[])
  `.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title ?? ""]));
}
