import { sql } from "kysely";
import type { CatalogueCoupon } from "../catalogue.ts";
import { recordset, type Trx } from "./rows.ts";

const COLUMNS = `code text, starts_on timestamp, ends_on timestamp, amount_cents int, percent numeric(7, 4), free_postage boolean,
  delivery_methods jsonb, categories jsonb, products jsonb, on_promotions boolean, min_goods_cents int, cumulative boolean,
  max_uses int, used int, uses_per_customer int, text jsonb`;

/** Upserts coupons by code. Usage counts and other coupons stay. */
export async function writeCoupons(trx: Trx, coupons: readonly CatalogueCoupon[]): Promise<void> {
  const rows = coupons.map((coupon) => ({
    code: coupon.code,
    starts_on: coupon.startsOn,
    ends_on: coupon.endsOn,
    amount_cents: coupon.amountCents,
    percent: coupon.percent,
    free_postage: coupon.freeShipping,
    delivery_methods: coupon.shippingMethods,
    categories: coupon.categories,
    products: coupon.products,
    on_promotions: coupon.appliesToPromotions,
    min_goods_cents: coupon.minSubtotalCents,
    cumulative: coupon.cumulative,
    max_uses: coupon.maxUses,
    used: coupon.used,
    uses_per_customer: coupon.usesPerCustomer,
    text: coupon.text,
  }));
  await sql`
    with given as (
      select r.code, r.starts_on at time zone 'UTC' as starts_at, r.ends_on at time zone 'UTC' as ends_at,
        r.amount_cents, r.percent, r.free_postage,
        array(
          select method.id from delivery_method method where r.delivery_methods ? method.code order by method.id
        ) as postage_methods,
        array(select category.id from category where r.categories ? category.code order by category.id) as category_ids,
        array(select product.id from product where product.ref = any(array(select jsonb_array_elements_text(r.products)))
          order by product.id) as product_ids,
        r.on_promotions, r.min_goods_cents, r.cumulative, r.max_uses, r.used, r.uses_per_customer, r.text
      from ${recordset(rows, COLUMNS)}
    )
    insert into coupon (code, starts_at, ends_at, amount_cents, percent, free_postage, postage_methods, category_ids,
      product_ids, on_promotions, min_goods_cents, cumulative, max_uses, used, uses_per_customer, text)
    select given.* from given
    where not exists (
      select from coupon where upper(coupon.code) = upper(given.code)
        and (coupon.starts_at, coupon.ends_at, coupon.amount_cents, coupon.percent, coupon.free_postage,
          coupon.postage_methods, coupon.category_ids, coupon.product_ids, coupon.on_promotions, coupon.min_goods_cents,
          coupon.cumulative, coupon.max_uses, coupon.uses_per_customer, coupon.text) is not distinct from
          (given.starts_at, given.ends_at, given.amount_cents, given.percent, given.free_postage,
          given.postage_methods, given.category_ids, given.product_ids, given.on_promotions, given.min_goods_cents,
          given.cumulative, given.max_uses, given.uses_per_customer, given.text)
    )
    on conflict (upper(code)) do update
    set starts_at = excluded.starts_at, ends_at = excluded.ends_at, amount_cents = excluded.amount_cents,
      percent = excluded.percent, free_postage = excluded.free_postage, postage_methods = excluded.postage_methods,
      category_ids = excluded.category_ids, product_ids = excluded.product_ids, on_promotions = excluded.on_promotions,
      min_goods_cents = excluded.min_goods_cents, cumulative = excluded.cumulative, max_uses = excluded.max_uses,
      uses_per_customer = excluded.uses_per_customer, text = excluded.text`.execute(trx);
}
