import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { fallbackFile } from "../../dialects/pictureRow.ts";
import { inColor } from "../cart/cartRow.ts";
import type { QuotedLine } from "../cart/cartContent.ts";
import { spendCoupons } from "../coupon/spendCoupons.ts";
import { mailOrder, type OrderMailDeps } from "../mail/mailOrder.ts";
import { checkOrder, type CheckedOrder, outOfStock } from "./checkOrder.ts";
import type { PayCall } from "./payInput.ts";

type Trx = Transaction<Tables>;

/**
 * Turns a locked cart into an order: all of it in the caller's transaction, or nothing. Stock first, because that is
 * where buyers of the last piece meet.
 */
export async function placeOrder(
  trx: Trx,
  cart: { id: number; customerId: number | undefined },
  call: PayCall,
  shop: { paymentCode: string; now: Date } & OrderMailDeps,
): Promise<void> {
  const order = await checkOrder(trx, cart, call, shop);
  await takeStock(trx, order.lines);
  const orderId = await insertOrder(trx, cart.id, call, order, shop.now);
  await trx
    .insertInto("order_line")
    .values(order.lines.map((line) => orderLine(orderId, line)))
    .execute();
  await trx.updateTable("cart").set({ ordered_at: shop.now }).where("id", "=", cart.id).execute();
  await countSales(trx, order.lines);
  await spendCoupons(trx, { id: orderId, customerId: order.customerId }, order.coupons);
  await mailOrder(trx, orderId, shop);
}

/** Always in ascending order of ids: two orders that need the same pieces then wait for each other instead of deadlocking. */
async function takeStock(trx: Trx, lines: readonly QuotedLine[]): Promise<void> {
  for (const line of lines.toSorted((a, b) => a.saleElementId - b.saleElementId)) {
    const { numUpdatedRows } = await trx
      .updateTable("sale_element")
      .set(({ eb }) => ({ stock: eb("stock", "-", line.quantity) }))
      .where("id", "=", line.saleElementId)
      .where("stock", ">=", line.quantity)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw outOfStock([{ ...line, stock: await stockOf(trx, line.saleElementId) }]);
  }
}

async function stockOf(trx: Trx, saleElementId: number): Promise<number> {
  const row = await trx.selectFrom("sale_element").select("stock").where("id", "=", saleElementId).executeTakeFirst();
  return row?.stock ?? 0;
}

async function insertOrder(trx: Trx, cartId: number, call: PayCall, order: CheckedOrder, now: Date): Promise<number> {
  const address = (id: number) => sql<string>`(
    select to_jsonb(address) - array['id', 'customer_id', 'label', 'is_default'] from address where id = ${id}
  )`;
  const { id } = await trx
    .insertInto("orders")
    .values({
      cart_id: cartId,
      customer_id: order.customerId,
      locale: call.locale,
      country_id: order.countryId,
      delivery_method_id: order.delivery.id,
      payment_method_id: order.payment.id,
      delivery_address: address(order.deliveryAddressId),
      invoice_address: address(order.invoiceAddressId),
      message: call.message,
      goods_cents: order.totals.goodsCents,
      discount_cents: order.totals.discountCents,
      postage_cents: order.totals.postageCents,
      fee_cents: order.totals.feeCents,
      total_cents: order.totals.totalCents,
      vat: JSON.stringify(order.totals.vat),
      placed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A line as it was agreed: nothing in it changes when the catalogue does. Its words are in the order's language already. */
function orderLine(orderId: number, line: QuotedLine) {
  const color = line.choices.find(({ code }) => code === "color");
  const [picture] = inColor(line.pictures, color?.valueId);
  return {
    order_id: orderId,
    product_id: line.productId,
    sale_element_id: line.saleElementId,
    product_ref: line.productRef,
    sale_element_ref: line.saleElementRef,
    title: line.title,
    attributes: JSON.stringify(line.choices.map(({ title, value }) => ({ title, value }))),
    picture: picture === undefined ? null : fallbackFile(picture),
    quantity: line.quantity,
    unit_net: line.unitNet,
    vat_percent: line.vatPercent,
    unit_cents: line.unitCents,
    discount_cents: line.discountCents,
    fulfilment_center_id: line.fulfilmentCenterId,
  };
}

/** After all stock is taken, and in ascending order of ids again. */
async function countSales(trx: Trx, lines: readonly QuotedLine[]): Promise<void> {
  const sold = new Map<number, number>();
  for (const { productId, quantity } of lines) sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  for (const [productId, quantity] of [...sold].toSorted(([a], [b]) => a - b)) {
    await trx
      .updateTable("product")
      .set(({ eb }) => ({ sold: eb("sold", "+", quantity) }))
      .where("id", "=", productId)
      .execute();
  }
}
