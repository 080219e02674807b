import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { CartContent } from "../cart/cartContent.ts";
import type { Quoted } from "../cart/quotedIn.ts";
import { freesPostage } from "../coupon/grantCoupons.ts";
import { tariffCents } from "../vat/taxFree.ts";
import { isPickup, isUsableIn, LOCAL_PICKUP } from "./pickup.ts";

export interface DeliveryMethod {
  id: number;
  position: number;
  code: string;
  title: string;
  description: string;
  freight: boolean;
  /** how many are sent */
  parcels: number;
  /** gross cents */
  postageCents: number;
}

/** The ways to bring a cart to the country it is quoted for; a coupon may make one free. */
export async function readDeliveryMethods(
  db: Kysely<Tables>,
  { id, quoted, coupons }: Pick<CartContent, "id" | "quoted" | "coupons">,
): Promise<DeliveryMethod[]> {
  const { countryId } = quoted;
  const methods = await selectWays(
    db,
    sql`
      select coalesce(sum(product.weight_kg * item.quantity), 0) as weight,
        coalesce(max(product.weight_kg), 0) as heaviest, coalesce(bool_or(product.freight), false) as freight
      from cart_item item
        join sale_element element on element.id = item.sale_element_id
        join product on product.id = element.product_id
      where item.cart_id = ${id}`,
    quoted,
  );
  return methods.map((method) =>
    freesPostage(coupons, { methodId: method.id, countryId })
      ? { ...method, postageCents: 0 }
      : { ...method, postageCents: tariffCents(method.postageCents, quoted) },
  );
}

/** Gross cents of sending a product alone, as few as are sold, the first way that brings it; undefined where none does. */
export async function readProductPostage(
  db: Kysely<Tables>,
  productId: number,
  quoted: Pick<Quoted, "countryId" | "delivered" | "language">,
): Promise<number | undefined> {
  const load = sql`
    select weight_kg * quantity_step as weight, weight_kg as heaviest, freight from product where id = ${productId}`;
  const ways = await selectWays(db, load, quoted);
  return ways.find(({ code }) => code !== LOCAL_PICKUP)?.postageCents;
}

/**
 * The ways to bring a load, best position first; none where the storefront does not deliver to. A price holds up to its
 * weight, and the tightest that carries the load is taken. What is too heavy for one parcel goes in several, each but the
 * last as heavy as a parcel may be, up to the method's number of parcels. Freight brings what needs it, and what is too
 * heavy for one parcel; whatever it is can be fetched where there is a place for it (decision 0032).
 *
 * @param load one row: weight and heaviest piece in kg, freight
 */
async function selectWays(
  db: Kysely<Tables>,
  load: RawBuilder<unknown>,
  { countryId, delivered, language }: Pick<Quoted, "countryId" | "delivered" | "language">,
): Promise<DeliveryMethod[]> {
  if (!delivered) return [];
  const { rows } = await sql<DeliveryMethod>`
    with load as (${load}),
    offer as (
      select method.*, load.weight, load.heaviest, load.freight as needs_freight, tariff.top,
        case when tariff.any_weight or load.weight <= tariff.top then 1 else ceil(load.weight / tariff.top)::int end as parcels
      from load
        cross join delivery_method method
        cross join lateral (
          select max(price.weight_max) filter (where price.weight_max > 0) as top,
            bool_or(price.weight_max is null) as any_weight
          from delivery_price price
          where price.delivery_method_id = method.id and price.country_id = ${countryId}
        ) tariff
      where method.active and ${isUsableIn(countryId)}
    )
    select offer.id, offer.position, offer.code, offer.freight, offer.parcels,
      coalesce(words.text ->> 'title', offer.code) as "title",
      coalesce(words.text ->> 'description', '') as "description",
      coalesce(${priceOf(sql`offer.top`, countryId)} * (offer.parcels - 1), 0)
        + ${priceOf(sql`offer.weight - coalesce(offer.top * (offer.parcels - 1), 0)`, countryId)} as "postageCents"
    from offer
      cross join lateral (select translated(offer.text, ${language}) as text) words
    where offer.parcels <= offer.max_parcels and (offer.parcels = 1 or offer.heaviest <= offer.top)
      and case when ${isPickup(sql`offer.code`)} then true
        when offer.freight then offer.needs_freight or not exists (
          select from offer other
          where not other.freight and other.parcels = 1 and not ${isPickup(sql`other.code`)}
        )
        else not offer.needs_freight end
    order by offer.position, offer.id
  `.execute(db);
  return rows;
}

/** Gross cents of one parcel of a weight, by the method of `offer`. */
const priceOf = (weight: RawBuilder<unknown>, countryId: number): RawBuilder<number> => sql`(
  select price.postage_cents from delivery_price price
  where price.delivery_method_id = offer.id and price.country_id = ${countryId}
    and (price.weight_max is null or price.weight_max >= ${weight})
  order by price.weight_max nulls last, price.postage_cents
  limit 1
)`;
