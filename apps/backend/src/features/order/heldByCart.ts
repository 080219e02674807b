import { type RawBuilder, sql } from "kysely";

/**
 * Pieces that the cart's own unfinished order holds: to this cart they are still for sale, or who comes back from the
 * provider would find the own goods sold out. To stand in a query.
 */
export const heldByCart = (cartId: RawBuilder<unknown>, saleElementId: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(taken.quantity), 0)::int
  from orders unfinished join order_line taken on taken.order_id = unfinished.id
  where unfinished.cart_id = ${cartId} and unfinished.status = 'not_paid' and taken.sale_element_id = ${saleElementId}
)`;

/** Uses of `coupon` by the cart's own unfinished order: none to this cart. To stand where `coupon` is in sight. */
export const usedByCart = (cartId: number): RawBuilder<number> => sql`(
  select count(*)
  from orders unfinished join order_coupon spent on spent.order_id = unfinished.id
  where unfinished.cart_id = ${cartId} and unfinished.status = 'not_paid' and spent.returned_at is null
    and spent.coupon_id = coupon.id
)`;
