import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { QuoteContext } from "../quoteContext.ts";
import { type AppliedCoupon, grantsFreeShipping } from "../coupon/applyCoupons.ts";
import { netOfExemptVat } from "../vat/decideVat.ts";
import { isPickup, isAvailableIn, LOCAL_PICKUP } from "./pickup.ts";

export interface ShippingMethod {
  id: number;
  position: number;
  code: string;
  title: string;
  description: string;
  freight: boolean;
  parcels: number;
  /** Gross, in cents. */
  shippingCents: number;
}

/** Returns the shipping methods for the cart's country; coupons may make one free. */
export async function readShippingMethods(
  db: Kysely<Tables>,
  { id, quote, coupons }: { id: number; quote: QuoteContext; coupons: AppliedCoupon[] },
): Promise<ShippingMethod[]> {
  const { countryId } = quote;
  const methods = await selectMethodsForLoad(
    db,
    sql`
      select coalesce(sum(product.weight_kg * item.quantity), 0) as weight,
        coalesce(max(product.weight_kg), 0) as heaviest, coalesce(bool_or(product.freight), false) as freight,
        coalesce(bool_or(product.kind = 'service'), false) as has_service
      from cart_item item
        join sale_element element on element.id = item.sale_element_id
        join product on product.id = element.product_id
      where item.cart_id = ${id}`,
    quote,
  );
  return methods.map((method) =>
    grantsFreeShipping(coupons, { methodId: method.id, countryId })
      ? { ...method, shippingCents: 0 }
      : { ...method, shippingCents: netOfExemptVat(method.shippingCents, quote) },
  );
}

/**
 * Returns the gross shipping cents of a product's minimum quantity by the first method, excluding pickup; `undefined`
 * without a method.
 */
export async function readProductShippingCents(
  db: Kysely<Tables>,
  productId: number,
  quote: Pick<QuoteContext, "countryId" | "isServed" | "language">,
): Promise<number | undefined> {
  const load = sql`
    select weight_kg * quantity_step as weight, weight_kg as heaviest, freight, false as has_service from product where id = ${productId}`;
  const methods = await selectMethodsForLoad(db, load, quote);
  return methods.find(({ code }) => code !== LOCAL_PICKUP)?.shippingCents;
}

/**
 * Returns the methods that can ship a load, by position. The rate with the smallest sufficient weight limit applies;
 * loads above the highest limit are split into full parcels, up to the method's maximum.
 * Freight ships freight products and loads too heavy for one parcel; pickup is available for every load without a service
 * (decisions 0032, 0350).
 *
 * @param load one row: weight and heaviest item in kg, freight, has_service
 */
async function selectMethodsForLoad(
  db: Kysely<Tables>,
  load: RawBuilder<unknown>,
  { countryId, isServed, language }: Pick<QuoteContext, "countryId" | "isServed" | "language">,
): Promise<ShippingMethod[]> {
  if (!isServed) return [];
  const { rows } = await sql<ShippingMethod>`
    with load as (${load}),
    offer as (
      select method.*, load.weight, load.heaviest, load.freight as needs_freight, load.has_service, tariff.top,
        case when tariff.any_weight or load.weight <= tariff.top then 1 else ceil(load.weight / tariff.top)::int end as parcels
      from load
        cross join delivery_method method
        cross join lateral (
          select max(price.weight_max) filter (where price.weight_max > 0) as top,
            bool_or(price.weight_max is null) as any_weight
          from delivery_price price
          where price.delivery_method_id = method.id and price.country_id = ${countryId}
        ) tariff
      where method.active and ${isAvailableIn(countryId)}
    )
    select offer.id, offer.position, offer.code, offer.freight, offer.parcels,
      coalesce(words.text ->> 'title', offer.code) as "title",
      coalesce(words.text ->> 'description', '') as "description",
      coalesce(${parcelPrice(sql`offer.top`, countryId)} * (offer.parcels - 1), 0)
        + ${parcelPrice(sql`offer.weight - coalesce(offer.top * (offer.parcels - 1), 0)`, countryId)} as "shippingCents"
    from offer
      cross join lateral (select translated(offer.text, ${language}) as text) words
    where offer.parcels <= offer.max_parcels and (offer.parcels = 1 or offer.heaviest <= offer.top)
      and case when ${isPickup(sql`offer.code`)} then not offer.has_service
        when offer.freight then offer.needs_freight or not exists (
          select from offer other
          where not other.freight and other.parcels = 1 and not ${isPickup(sql`other.code`)}
        )
        else not offer.needs_freight end
    order by offer.position, offer.id
  `.execute(db);
  return rows;
}

/** SQL expression: gross cents of one parcel by the method of `offer`. */
const parcelPrice = (weight: RawBuilder<unknown>, countryId: number): RawBuilder<number> => sql`(
  select price.postage_cents from delivery_price price
  where price.delivery_method_id = offer.id and price.country_id = ${countryId}
    and (price.weight_max is null or price.weight_max >= ${weight})
  order by price.weight_max nulls last, price.postage_cents
  limit 1
)`;
