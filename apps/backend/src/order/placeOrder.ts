import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { fallbackWebpFile } from "../dialects/pictureRow.ts";
import { imagesInColor } from "../cart/cartRow.ts";
import type { QuotedLine } from "../cart/cartContent.ts";
import { redeemCoupons } from "../pricing/coupon/redeemCoupons.ts";
import { computeDeliveryDays } from "./computeDeliveryDays.ts";
import { checkOrder, type CheckedOrder } from "./checkOrder.ts";
import { copyPickupToOrder } from "./localPickup.ts";
import { deductStock } from "./orderStock.ts";
import { recordSales } from "./sales.ts";
import type { IsPaymentOffered } from "../pricing/payment/paymentMethods.ts";
import type { PayInput } from "./payInput.ts";

type Trx = Transaction<Tables>;

export interface PlacedOrder {
  id: number;
  totalCents: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * Turns a locked cart into an order, within the caller's transaction. Stock is taken first, because concurrent orders
 * of the last unit conflict there. The cart stays open until {@link closeCart}.
 */
export async function placeOrder(
  trx: Trx,
  cart: { id: number; customerId: number | undefined },
  call: PayInput,
  shop: { paymentCode: string; offered?: IsPaymentOffered; now: Date },
): Promise<PlacedOrder> {
  const order = await checkOrder(trx, cart, call, shop);
  const { fromPreferred, fromOthers } = await deductStock(trx, order.lines, {
    isPickup: order.pickupCenterId !== undefined,
  });
  const orderId = await insertOrder(trx, cart.id, call, order, shop.now);
  await trx
    .insertInto("order_line")
    .values(order.lines.map((line) => toOrderLineRow(orderId, line, fromPreferred.get(line.cartItemId) ?? 0)))
    .execute();
  if (fromOthers.length > 0) {
    await trx
      .insertInto("order_center_stock")
      .values(
        fromOthers.map(({ variantId, centerId, quantity }) => ({
          order_id: orderId,
          sale_element_id: variantId,
          fulfilment_center_id: centerId,
          quantity,
        })),
      )
      .execute();
  }
  await trx
    .insertInto("order_event")
    .values({ order_id: orderId, at: shop.now, actor: "shopper", to_status: "not_paid", why: "placed" })
    .execute();
  if (order.pickupCenterId !== undefined) await copyPickupToOrder(trx, cart.id, orderId);
  await recordSales(trx, orderId);
  await redeemCoupons(trx, { id: orderId, customerId: order.customerId }, order.coupons);
  return { id: orderId, totalCents: order.totals.totalCents, currency: order.currency };
}

/** Closes a cart: nothing can be added any more. */
export async function closeCart(trx: Trx, cartId: number, now: Date): Promise<void> {
  await trx.updateTable("cart").set({ ordered_at: now }).where("id", "=", cartId).execute();
}

async function insertOrder(trx: Trx, cartId: number, call: PayInput, order: CheckedOrder, now: Date): Promise<number> {
  const address = (id: number) => sql<string>`(
    select to_jsonb(address) - array['id', 'customer_id', 'label', 'is_default'] from address where id = ${id}
  )`;
  const days = await computeDeliveryDays(
    trx,
    order.lines.map((line) => line.productId),
    call.completeDelivery,
  );
  const { id } = await trx
    .insertInto("orders")
    .values({
      cart_id: cartId,
      customer_id: order.customerId,
      locale: call.locale,
      country_id: order.countryId,
      delivery_method_id: order.shippingMethod.id,
      payment_method_id: order.payment.id,
      delivery_address: address(order.shippingAddressId),
      invoice_address: address(order.billingAddressId),
      // An unconfirmed VAT number appears on the invoice but grants no exemption.
      vat_number: order.vatDecision.vatNumber || (call.vatNumber ?? ""),
      vat_confirmed_at: order.vatDecision.confirmedAt,
      untaxed: order.vatDecision.isTaxExempt,
      message: call.message,
      complete_delivery: call.completeDelivery,
      delivery_days_min: days.min,
      delivery_days_max: days.max,
      goods_cents: order.totals.subtotalCents,
      discount_cents: order.totals.discountCents,
      postage_cents: order.totals.shippingCents,
      fee_cents: order.totals.feeCents,
      total_cents: order.totals.totalCents,
      currency_code: order.currency,
      vat: JSON.stringify(order.totals.vat),
      placed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Snapshot of a line, independent of later catalogue changes. Its texts are in the order's language. */
function toOrderLineRow(orderId: number, line: QuotedLine, centerQuantity: number) {
  const color = line.options.find(({ code }) => code === "color");
  const [picture] = imagesInColor(line.pictures, color?.valueId);
  return {
    order_id: orderId,
    product_id: line.productId,
    sale_element_id: line.variantId,
    product_ref: line.productRef,
    sale_element_ref: line.variantRef,
    title: line.title,
    attributes: JSON.stringify(line.options.map(({ title, value }) => ({ title, value }))),
    picture: picture === undefined ? null : fallbackWebpFile(picture),
    quantity: line.quantity,
    unit_net: line.unitNet,
    vat_percent: line.vatPercent,
    unit_cents: line.unitCents,
    discount_cents: line.discountCents,
    fulfilment_center_id: line.fulfilmentCenterId,
    center_quantity: centerQuantity,
  };
}
