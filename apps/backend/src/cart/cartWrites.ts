import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { type WriteResponse, WriteRejection } from "../platform/http/idempotency.ts";
import { availableUnits, centerStock } from "../pricing/reservedByCart.ts";
import { effectiveNetPrice } from "./cartLines.ts";
import { MAX_LINES } from "./cartInput.ts";
import { CART_FULL, CENTER_NOT_FOUND, LINE_NOT_FOUND, notEnoughStockResponse, PRODUCT_NOT_FOUND } from "./envelope.ts";
import { changeQuantity } from "./changeQuantity.ts";

// All functions here expect a cart locked by the caller.

type Trx = Transaction<Tables>;

/** Result of a write to a line. */
export interface LineResult {
  cartItemId: number;
  quantity: number;
  removed?: true;
}

/** Inputs of a quantity change; `itemId` is null before the line exists. */
interface LineOffer {
  itemId: number | null;
  quantity: number;
  variantId: number;
  /** In the chosen fulfillment center, if there is one. */
  stock: number;
  /** Null without a chosen center. */
  centerStock: number | null;
  step: number;
  net: string;
}

const selectOffer = (cartId: number) => sql`
  select
    item.id as "itemId",
    coalesce(item.quantity, 0) as quantity,
    element.id as "variantId",
    least(${availableUnits(cartId)}, chosen.stock) as stock,
    chosen.stock as "centerStock",
    product.quantity_step as step,
    ${effectiveNetPrice} as net
  from sale_element element
  join product on product.id = element.product_id`;

/** Join of {@link selectOffer}, after `item`. */
const joinCenterStock = (cartId: number, centerId: RawBuilder<unknown>) => sql`
  cross join lateral (select ${centerStock(sql`${cartId}`, sql`element.id`, centerId)} as stock) chosen`;

/** Adds to the existing line of the variant, or creates one. */
export async function addToCart(
  trx: Trx,
  cartId: number,
  request: { productId: number; variantId: number; quantity: number },
): Promise<LineResult> {
  const { rows } = await sql<LineOffer>`${selectOffer(cartId)}
    left join cart_item item on item.sale_element_id = element.id and item.cart_id = ${cartId}
    ${joinCenterStock(cartId, sql`item.fulfilment_center_id`)}
    where element.id = ${request.variantId} and product.id = ${request.productId}
      and (product.visible or product.kind <> 'product') and element.visible`.execute(trx);
  return changeLine(trx, cartId, orReject(rows[0], PRODUCT_NOT_FOUND), { action: "add", quantity: request.quantity });
}

/** Changes quantity and, if given, the fulfillment center; null means any center. */
export async function updateLine(
  trx: Trx,
  cartId: number,
  request: {
    cartItemId: number;
    action: string | null | undefined;
    quantity: number | undefined;
    fulfilmentCenterId?: number | null | undefined;
  },
): Promise<LineResult> {
  const { fulfilmentCenterId, quantity } = request;
  const centerId = fulfilmentCenterId === undefined ? sql`item.fulfilment_center_id` : sql`${fulfilmentCenterId}::int`;
  const { rows } = await sql<LineOffer>`${selectOffer(cartId)}
    join cart_item item on item.sale_element_id = element.id
    ${joinCenterStock(cartId, centerId)}
    where item.cart_id = ${cartId} and item.id = ${request.cartItemId}`.execute(trx);
  const line = orReject(rows[0], LINE_NOT_FOUND);
  if (fulfilmentCenterId !== undefined) {
    if (line.centerStock === 0) throw new WriteRejection(CENTER_NOT_FOUND);
    await setFulfilmentCenter(trx, cartId, request.cartItemId, fulfilmentCenterId);
  }
  if (quantity !== undefined) return changeLine(trx, cartId, line, { action: request.action, quantity });
  if (line.centerStock !== null && line.quantity > line.centerStock)
    throw new WriteRejection(notEnoughStockResponse(line));
  return { cartItemId: request.cartItemId, quantity: line.quantity };
}

async function setFulfilmentCenter(
  trx: Trx,
  cartId: number,
  cartItemId: number,
  centerId: number | null,
): Promise<void> {
  await trx.updateTable("cart_item").set({ fulfilment_center_id: centerId }).where("id", "=", cartItemId).execute();
  await touchCart(trx, cartId);
}

function orReject<T>(found: T | undefined, refusal: WriteResponse): T {
  if (found === undefined) throw new WriteRejection(refusal);
  return found;
}

async function changeLine(
  trx: Trx,
  cartId: number,
  line: LineOffer,
  request: { action: string | null | undefined; quantity: number },
): Promise<LineResult> {
  const change = changeQuantity(line, request.action, request.quantity);
  if (change.kind === "short") throw new WriteRejection(notEnoughStockResponse(line));
  if (change.kind === "remove") {
    await removeLine(trx, cartId, line.itemId ?? 0);
    return { cartItemId: line.itemId ?? 0, quantity: 0, removed: true };
  }
  if (line.itemId === null && (await isFull(trx, cartId))) throw new WriteRejection(CART_FULL);
  const { quantity } = change;
  const isReduced = quantity < line.quantity;
  // Keeps the confirmed price of an existing line, so that cart/validate can report the change.
  const { id } = await trx
    .insertInto("cart_item")
    .values({ cart_id: cartId, sale_element_id: line.variantId, quantity, unit_net: line.net })
    .onConflict((conflict) => conflict.columns(["cart_id", "sale_element_id"]).doUpdateSet({ quantity }))
    .returning("id")
    .executeTakeFirstOrThrow();
  if (isReduced) await limitServices(trx, cartId);
  await touchCart(trx, cartId);
  return { cartItemId: id, quantity };
}

async function isFull(trx: Trx, cartId: number): Promise<boolean> {
  const { lines } = await trx
    .selectFrom("cart_item")
    .select((eb) => eb.fn.countAll<number>().as("lines"))
    .where("cart_id", "=", cartId)
    .executeTakeFirstOrThrow();
  return lines >= MAX_LINES;
}

/** A missing line counts as removed. */
export async function removeLine(trx: Trx, cartId: number, cartItemId: number): Promise<void> {
  await trx.deleteFrom("cart_item").where("cart_id", "=", cartId).where("id", "=", cartItemId).execute();
  await limitServices(trx, cartId);
  await touchCart(trx, cartId);
}

/** Lowers services to the units that their products still allow, and removes those without a product. */
export async function limitServices(trx: Trx, cartId: number): Promise<void> {
  await sql`
    with booked as (
      select item.id, bookable_units(${cartId}, product.id) as units
      from cart_item item
        join sale_element element on element.id = item.sale_element_id
        join product on product.id = element.product_id and product.kind = 'service'
      where item.cart_id = ${cartId}
    ), gone as (delete from cart_item using booked where cart_item.id = booked.id and booked.units = 0)
    update cart_item set quantity = booked.units from booked
    where cart_item.id = booked.id and booked.units between 1 and cart_item.quantity - 1`.execute(trx);
}

export async function removeCoupon(trx: Trx, cartId: number, couponId: number): Promise<void> {
  await trx.deleteFrom("cart_coupon").where("cart_id", "=", cartId).where("coupon_id", "=", couponId).execute();
  await touchCart(trx, cartId);
}

/** Removes lines and coupons. */
export async function clearCart(trx: Trx, cartId: number): Promise<void> {
  await trx.deleteFrom("cart_coupon").where("cart_id", "=", cartId).execute();
  await trx.deleteFrom("cart_item").where("cart_id", "=", cartId).execute();
  await touchCart(trx, cartId);
}

/** Marks the cart as active, so that it does not count as abandoned. */
export const touchCart = (trx: Trx, cartId: number) =>
  trx
    .updateTable("cart")
    .set({ updated_at: sql`now()` })
    .where("id", "=", cartId)
    .execute();
