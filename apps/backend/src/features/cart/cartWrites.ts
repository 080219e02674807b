import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { type Answer, Refusal } from "../../http/idempotency.ts";
import { heldByCart } from "../order/heldByCart.ts";
import { priceToPay } from "./cartLines.ts";
import { MAX_LINES } from "./cartInput.ts";
import { CART_FULL, CENTER_NOT_FOUND, LINE_NOT_FOUND, notEnoughStock, PRODUCT_NOT_FOUND } from "./envelope.ts";
import { changeQuantity } from "./quantity.ts";

// All functions here expect a cart locked by the caller.

type Trx = Transaction<Tables>;

/** Result of a write to a line. */
export interface LineWrite {
  cartItemId: number;
  quantity: number;
  removed?: true;
}

/** Inputs of a quantity change; `itemId` is null before the line exists. */
interface Offer {
  itemId: number | null;
  quantity: number;
  saleElementId: number;
  stock: number;
  step: number;
  net: string;
}

const offerTo = (cartId: number) => sql`
  select
    item.id as "itemId",
    coalesce(item.quantity, 0) as quantity,
    element.id as "saleElementId",
    case when product.visible and element.visible
      then element.stock + ${heldByCart(sql`${cartId}`, sql`element.id`)} else 0 end as stock,
    product.quantity_step as step,
    ${priceToPay} as net
  from sale_element element
  join product on product.id = element.product_id`;

/** Adds to the existing line of the variant, or creates one. */
export async function addToCart(
  trx: Trx,
  cartId: number,
  wish: { productId: number; saleElementId: number; quantity: number },
): Promise<LineWrite> {
  const { rows } = await sql<Offer>`${offerTo(cartId)}
    left join cart_item item on item.sale_element_id = element.id and item.cart_id = ${cartId}
    where element.id = ${wish.saleElementId} and product.id = ${wish.productId}
      and product.visible and element.visible`.execute(trx);
  return changeLine(trx, cartId, orRefuse(rows[0], PRODUCT_NOT_FOUND), { action: "add", quantity: wish.quantity });
}

/** Changes quantity and, if given, the fulfillment center; null means any center. */
export async function updateLine(
  trx: Trx,
  cartId: number,
  wish: {
    cartItemId: number;
    action: string | null | undefined;
    quantity: number | undefined;
    fulfilmentCenterId?: number | null | undefined;
  },
): Promise<LineWrite> {
  const { rows } = await sql<Offer>`${offerTo(cartId)}
    join cart_item item on item.sale_element_id = element.id
    where item.cart_id = ${cartId} and item.id = ${wish.cartItemId}`.execute(trx);
  const line = orRefuse(rows[0], LINE_NOT_FOUND);
  const { fulfilmentCenterId, quantity } = wish;
  if (fulfilmentCenterId !== undefined) await chooseCenter(trx, cartId, wish.cartItemId, line, fulfilmentCenterId);
  return quantity === undefined
    ? { cartItemId: wish.cartItemId, quantity: line.quantity }
    : changeLine(trx, cartId, line, { action: wish.action, quantity });
}

/** Only a center that has the variant in stock can be selected. */
async function chooseCenter(
  trx: Trx,
  cartId: number,
  cartItemId: number,
  line: Offer,
  centerId: number | null,
): Promise<void> {
  if (centerId !== null) {
    const held = await trx
      .selectFrom("fulfilment_stock")
      .select("stock")
      .where("fulfilment_center_id", "=", centerId)
      .where("sale_element_id", "=", line.saleElementId)
      .where("stock", ">", 0)
      .executeTakeFirst();
    orRefuse(held, CENTER_NOT_FOUND);
  }
  await trx.updateTable("cart_item").set({ fulfilment_center_id: centerId }).where("id", "=", cartItemId).execute();
  await touch(trx, cartId);
}

function orRefuse<T>(found: T | undefined, refusal: Answer): T {
  if (found === undefined) throw new Refusal(refusal);
  return found;
}

async function changeLine(
  trx: Trx,
  cartId: number,
  line: Offer,
  wish: { action: string | null | undefined; quantity: number },
): Promise<LineWrite> {
  const change = changeQuantity(line, wish.action, wish.quantity);
  if (change.kind === "short") throw new Refusal(notEnoughStock(line));
  if (change.kind === "remove") {
    await removeLine(trx, cartId, line.itemId ?? 0);
    return { cartItemId: line.itemId ?? 0, quantity: 0, removed: true };
  }
  if (line.itemId === null && (await isFull(trx, cartId))) throw new Refusal(CART_FULL);
  const { quantity } = change;
  // Keeps the confirmed price of an existing line, so that cart/validate can report the change.
  const { id } = await trx
    .insertInto("cart_item")
    .values({ cart_id: cartId, sale_element_id: line.saleElementId, quantity, unit_net: line.net })
    .onConflict((conflict) => conflict.columns(["cart_id", "sale_element_id"]).doUpdateSet({ quantity }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await touch(trx, cartId);
  return { cartItemId: id, quantity: change.quantity };
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
  await touch(trx, cartId);
}

export async function removeCoupon(trx: Trx, cartId: number, couponId: number): Promise<void> {
  await trx.deleteFrom("cart_coupon").where("cart_id", "=", cartId).where("coupon_id", "=", couponId).execute();
  await touch(trx, cartId);
}

/** Removes lines and coupons. */
export async function clearCart(trx: Trx, cartId: number): Promise<void> {
  await trx.deleteFrom("cart_coupon").where("cart_id", "=", cartId).execute();
  await trx.deleteFrom("cart_item").where("cart_id", "=", cartId).execute();
  await touch(trx, cartId);
}

/** Marks the cart as active, so that it does not count as abandoned. */
export const touch = (trx: Trx, cartId: number) =>
  trx
    .updateTable("cart")
    .set({ updated_at: sql`now()` })
    .where("id", "=", cartId)
    .execute();
