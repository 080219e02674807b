import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { formatWholeMoney } from "../../formatters.ts";
import { listedAmount } from "../priceList.ts";
import type { PriceContext } from "../prices.ts";
import { couponUsesByCart } from "../reservedByCart.ts";
import type { CouponConditions } from "./checkConditions.ts";
import type { CouponTerms } from "./computeDiscounts.ts";

/** Coupon with its conditions evaluated for one cart. */
export interface Coupon extends CouponTerms, CouponConditions {
  id: number;
  code: string;
  title: string;
  freeShipping: boolean;
  /** Countries and shipping methods with free shipping; empty: all. */
  shippingCountryIds: number[];
  shippingMethodIds: number[];
  isCumulative: boolean;
}

/** Language, currency and price list of the cart's country. */
type CouponContext = Pick<PriceContext, "language" | "currency" | "priceList">;

/** Returns the coupons of a cart in the order of entry. */
export const readCartCoupons = (db: Kysely<Tables>, cartId: number, quote: CouponContext): Promise<Coupon[]> =>
  selectCoupons(db, cartId, quote, sql`held.cart_id is not null`);

/** Finds a coupon by code, ignoring case. */
export async function findCoupon(
  db: Kysely<Tables>,
  cartId: number,
  quote: CouponContext,
  code: string,
): Promise<Coupon | undefined> {
  const [coupon] = await selectCoupons(db, cartId, quote, sql`upper(coupon.code) = upper(${code})`);
  return coupon;
}

async function selectCoupons(
  db: Kysely<Tables>,
  cartId: number,
  quote: CouponContext,
  which: RawBuilder<unknown>,
): Promise<Coupon[]> {
  const { language } = quote;
  const { rows } = await sql<Coupon>`
    select coupon.id, coupon.code, coalesce(translated(coupon.text, ${language}) ->> 'title', coupon.code) as "title",
      coupon.enabled, coupon.starts_at as "startsAt", coupon.ends_at as "endsAt",
      coupon.amount_cents as "amountCents", coupon.percent::text as "percent",
      coupon.on_promotions as "appliesToPromotions", coupon.cumulative as "isCumulative", coupon.min_goods_cents as "minSubtotalCents",
      coupon.free_postage as "freeShipping", coupon.postage_countries as "shippingCountryIds",
      coupon.postage_methods as "shippingMethodIds",
      coupon.uses_per_customer is not null as "requiresAccount", account.id is not null as "hasAccount",
      coalesce(coupon.used - ${couponUsesByCart(cartId)} >= coupon.max_uses, false) as "isUsedUp",
      coalesce(${usesByCustomer(sql`account.id`)} - ${couponUsesByCart(cartId)} >= coupon.uses_per_customer, false) as "isUsedUpByCustomer",
      case when coupon.category_ids <> '{}' or coupon.product_ids <> '{}' then ${eligibleVariantIds(cartId)} end as "variantIds"
    from coupon
      left join cart_coupon held on held.coupon_id = coupon.id and held.cart_id = ${cartId}
      left join cart on cart.id = ${cartId}
      left join customer account on account.id = cart.customer_id and not account.guest
    where ${which}
    order by held.place`.execute(db);
  return rows.map((coupon) => toListedCoupon(coupon, quote));
}

/** Converts the amounts to the cart's currency, and fills them into the title: "{amount} off orders of {minimum} or more". */
function toListedCoupon(coupon: Coupon, { language, currency, priceList }: CouponContext): Coupon {
  const amountCents = coupon.amountCents === null ? null : listedAmount(coupon.amountCents, priceList);
  const minSubtotalCents = listedAmount(coupon.minSubtotalCents, priceList);
  const money = (cents: number): string => formatWholeMoney(cents, { language, currency });
  const title = coupon.title
    .replaceAll("{amount}", money(amountCents ?? 0))
    .replaceAll("{minimum}", money(minSubtotalCents));
  return { ...coupon, amountCents, minSubtotalCents, title };
}

/** SQL expression: uses of `coupon` in orders of a customer. */
export const usesByCustomer = (customerId: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select count(*) from order_coupon spent join orders on orders.id = spent.order_id
  where spent.coupon_id = coupon.id and spent.returned_at is null and orders.customer_id = ${customerId}
)`;

/** SQL expression: variants of the cart that `coupon` applies to by category or product. */
const eligibleVariantIds = (cartId: number): RawBuilder<number[]> => sql`array(
  with recursive below as (
    select unnest(coupon.category_ids) as id
    union
    select child.id from category child join below on child.parent_id = below.id
  )
  select element.id
  from cart_item item join sale_element element on element.id = item.sale_element_id
  where item.cart_id = ${cartId} and (
    element.product_id = any(coupon.product_ids)
    or exists (
      select from product_category placed join below on below.id = placed.category_id
      where placed.product_id = element.product_id
    )
  )
)`;
