import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";

export interface DeliveryMethod {
  id: number;
  position: number;
  code: string;
  title: string;
  description: string;
  freight: boolean;
  /** gross cents */
  postageCents: number;
}

/**
 * The ways to bring a cart to a country, best position first. A cart with a freight product goes as a whole by freight,
 * any other by parcel. A price holds up to its weight; the tightest that still carries the cart is taken, and a method
 * without such a price cannot deliver.
 */
export async function readDeliveryMethods(
  db: Kysely<Tables>,
  cartId: number,
  to: { countryId: number; language: string },
): Promise<DeliveryMethod[]> {
  const { rows } = await sql<DeliveryMethod>`
    with load as (
      select coalesce(sum(product.weight_kg * item.quantity), 0) as weight, coalesce(bool_or(product.freight), false) as freight
      from cart_item item
        join sale_element element on element.id = item.sale_element_id
        join product on product.id = element.product_id
      where item.cart_id = ${cartId}
    )
    select method.id, method.position, method.code, method.freight,
      coalesce(words.text ->> 'title', method.code) as "title",
      coalesce(words.text ->> 'description', '') as "description",
      slice.postage_cents as "postageCents"
    from load
      join delivery_method method on method.active and method.freight = load.freight
      cross join lateral (select translated(method.text, ${to.language}) as text) words
      cross join lateral (
        select price.postage_cents
        from delivery_price price
        where price.delivery_method_id = method.id and price.country_id = ${to.countryId}
          and (price.weight_max is null or price.weight_max >= load.weight)
        order by price.weight_max nulls last, price.postage_cents
        limit 1
      ) slice
    order by method.position, method.id
  `.execute(db);
  return rows;
}
