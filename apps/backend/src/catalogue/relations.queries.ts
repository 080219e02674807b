import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import type { ProductKind } from "../platform/db/values.ts";

/** Returns accessories of a visible product, or services or samples ordered with it, in their configured order. */
export async function selectAccessories(
  db: Db,
  productId: number,
  kind: ProductKind,
): Promise<{ productId: number; position: number }[]> {
  const { rows } = await sql<{ productId: number; position: number }>`
    select accessory.accessory_id as "productId", accessory.position
    from accessory join product on product.id = accessory.product_id and product.visible
      join product other on other.id = accessory.accessory_id and other.kind = ${kind}
    where accessory.product_id = ${productId}
    order by accessory.position, accessory.id`.execute(db);
  return rows;
}

export interface SelectionMember {
  selectionId: number;
  selectionTitle: string | null;
  productId: number;
  position: number;
}

/** Returns the other products of the selections of a visible product. */
export async function selectSelections(db: Db, productId: number, language: string): Promise<SelectionMember[]> {
  const { rows } = await sql<SelectionMember>`
    select selection.id as "selectionId", translated(selection.text, ${language}) ->> 'title' as "selectionTitle",
      member.product_id as "productId", member.position
    from selection_product own
      join product on product.id = own.product_id and product.visible
      join selection on selection.id = own.selection_id and selection.visible
      join selection_product member on member.selection_id = selection.id and member.product_id <> own.product_id
    where own.product_id = ${productId}
    order by selection.position, selection.id, member.position, member.product_id`.execute(db);
  return rows;
}

/**
 * Returns products similar to a visible one: most often ordered together first, then of the same category by price
 * distance. Accessories are separate, because they are assigned by hand.
 */
export async function selectSimilar(db: Db, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with own as (
      select product.id, product.default_category_id as category, element.net
      from product join sale_element element on element.product_id = product.id and element.is_default
      where product.id = ${productId} and product.visible
    ), together as (
      select other.product_id as id, count(distinct other.order_id) as times
      from order_line line join order_line other on other.order_id = line.order_id and other.product_id <> line.product_id
      where line.product_id = ${productId}
      group by other.product_id
    )
    select product.id
    from own
      join product on product.id <> own.id and product.visible
        and (product.default_category_id = own.category or exists (select from together where id = product.id))
      join sale_element element on element.product_id = product.id and element.is_default and element.visible
    order by coalesce((select times from together where id = product.id), 0) desc,
      abs(ln(element.net + 1) - ln(own.net + 1)), product.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface KeywordRecord {
  productId: number;
  keywordId: number;
  code: string;
  title: string | null;
  position: number;
}

/** Returns the visible keywords of a group with their visible products. */
export async function selectKeywords(db: Db, groupCode: string, language: string): Promise<KeywordRecord[]> {
  const { rows } = await sql<KeywordRecord>`
    select tagged.product_id as "productId", keyword.id as "keywordId", keyword.code,
      translated(keyword.text, ${language}) ->> 'title' as "title", tagged.position
    from keyword
      join product_keyword tagged on tagged.keyword_id = keyword.id
      join product on product.id = tagged.product_id and product.visible
    where keyword.group_code = ${groupCode} and keyword.visible
    order by keyword.position, keyword.id, tagged.position, tagged.product_id`.execute(db);
  return rows;
}
