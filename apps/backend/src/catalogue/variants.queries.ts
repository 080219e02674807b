import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { currentUrl } from "../urls/currentUrl.ts";
import type { PriceContext } from "../pricing/prices.ts";

export interface VariantOptionRecord {
  attributeId: number;
  attributeCode: string;
  attributeTitle: string | null;
  valueId: number;
  valueTitle: string | null;
  hex: string | null;
}

export interface VariantRecord {
  id: number;
  ref: string;
  productId: number;
  stock: number;
  isDefault: boolean;
  grossCents: number;
  /** Null without a promotion. */
  promoGrossCents: number | null;
  /** Lowest price of the 30 days before the promotion; null without one. */
  lowestGross30dCents: number | null;
  /** By feature code, where the variant differs from the product. */
  measures: Record<string, number>;
  productUrl: string | null;
  options: VariantOptionRecord[];
}

/** Returns visible variants: all of a product, or one by id. */
export async function selectVariants(
  db: Db,
  which: { productId: number } | { variantId: number },
  { language, productTax, netPrice }: PriceContext,
): Promise<VariantRecord[]> {
  const promoNet = netPrice(sql`case when element.promo then element.promo_net end`);
  const { rows } = await sql<VariantRecord>`
    select element.id, element.ref, element.product_id as "productId", element.stock, element.is_default as "isDefault",
      gross_cents(${netPrice(sql`element.net`)}, ${productTax}) as "grossCents",
      gross_cents(${promoNet}, ${productTax}) as "promoGrossCents",
      case when element.promo and element.promo_net is not null
        then gross_cents(${netPrice(sql`lowest_net_before(element.id)`)}, ${productTax}) end as "lowestGross30dCents",
      element.measures,
      ${currentUrl("product", sql`element.product_id`, language)} as "productUrl",
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'attributeId', attribute.id, 'attributeCode', attribute.code,
              'attributeTitle', translated(attribute.text, ${language}) ->> 'title',
              'valueId', value.id, 'valueTitle', translated(value.text, ${language}) ->> 'title', 'hex', value.hex
            ) order by attribute.position, attribute.id, value.position, value.id
          ),
          '[]'
        )
        from sale_element_attribute chosen
          join attribute_value value on value.id = chosen.attribute_value_id
          join attribute on attribute.id = value.attribute_id
        where chosen.sale_element_id = element.id
      ) as "options"
    from sale_element element
      join product on product.id = element.product_id and product.visible
    where element.visible
      and ${"productId" in which ? sql`product.id = ${which.productId}` : sql`element.id = ${which.variantId}`}
    order by element.position, element.id
  `.execute(db);
  return rows;
}
