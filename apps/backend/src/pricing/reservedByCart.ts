import { MAX_SAMPLES } from "@shop/core/wire";
import { type RawBuilder, sql } from "kysely";

/**
 * SQL: units reserved by the cart's own unpaid order. They stay available to this cart; otherwise a shopper who returns
 * from the provider would see sold-out lines.
 */
export const reservedByCart = (cartId: RawBuilder<unknown>, variantId: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(taken.quantity), 0)::int
  from orders unfinished join order_line taken on taken.order_id = unfinished.id
  where unfinished.cart_id = ${cartId} and unfinished.status = 'not_paid' and taken.sale_element_id = ${variantId}
)`;

/** SQL: units available to the cart in a chosen fulfillment center; null without one. */
export const centerStock = (
  cartId: RawBuilder<unknown>,
  variantId: RawBuilder<unknown>,
  centerId: RawBuilder<unknown>,
): RawBuilder<number | null> => sql`(
  select coalesce(sum(held.stock), 0)::int + (
    select coalesce(sum(taken.center_quantity), 0)::int
    from orders unfinished join order_line taken on taken.order_id = unfinished.id
    where unfinished.cart_id = ${cartId} and unfinished.status = 'not_paid' and taken.sale_element_id = ${variantId}
      and taken.fulfilment_center_id = ${centerId}
  ) + (
    select coalesce(sum(taken.quantity), 0)::int
    from orders unfinished join order_center_stock taken on taken.order_id = unfinished.id
    where unfinished.cart_id = ${cartId} and unfinished.status = 'not_paid' and taken.sale_element_id = ${variantId}
      and taken.fulfilment_center_id = ${centerId}
  )
  from fulfilment_stock held
  where held.fulfilment_center_id = ${centerId} and held.sale_element_id = ${variantId}
  having ${centerId} is not null
)`;

/** SQL: uses of `coupon` by the cart's own unpaid order, which do not count for this cart. Requires `coupon` in scope. */
export const couponUsesByCart = (cartId: number): RawBuilder<number> => sql`(
  select count(*)
  from orders unfinished join order_coupon spent on spent.order_id = unfinished.id
  where unfinished.cart_id = ${cartId} and unfinished.status = 'not_paid' and spent.returned_at is null
    and spent.coupon_id = coupon.id
)`;

/** SQL: samples that the cart held before `element`. */
const earlierSamples = (cartId: number): RawBuilder<number> => sql`(
  select count(*) from cart_item other
    join sale_element held on held.id = other.sale_element_id
    join product sample on sample.id = held.product_id and sample.kind = 'sample'
  where other.cart_id = ${cartId} and held.id <> element.id
    and other.id < coalesce(
      (select own.id from cart_item own where own.cart_id = ${cartId} and own.sale_element_id = element.id), ${2 ** 31 - 1}
    )
)`;

/**
 * SQL: units of `element` of `product` that a cart can hold: its stock; of a service, that of its products; one of
 * each of the first {@link MAX_SAMPLES} samples.
 */
export const availableUnits = (cartId: number): RawBuilder<number> => sql`(
  case when not element.visible then 0
    when product.kind = 'service' then bookable_units(${cartId}, product.id)
    when product.kind = 'sample' and ${earlierSamples(cartId)} >= ${MAX_SAMPLES} then 0
    when product.kind = 'sample' then least(1, element.stock + ${reservedByCart(sql`${cartId}`, sql`element.id`)})
    when product.visible then element.stock + ${reservedByCart(sql`${cartId}`, sql`element.id`)}
    else 0 end
)`;
