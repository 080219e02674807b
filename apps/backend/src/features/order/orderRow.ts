import * as v from "valibot";
import { euro } from "../../dialects/euro.ts";
import { localeInput } from "../../locale.ts";
import { addressRow } from "../address/addressRow.ts";
import { expectedDelivery } from "../delivery/expectedDelivery.ts";
import { LOCAL_PICKUP } from "../delivery/pickup.ts";
import { canCancel } from "./cancelOrder.ts";
import type { OrderLineRecord, OrderRecord, PickupPlace } from "./orderRecord.ts";

/** Addresses of an order are snapshots without an address book id. */
const COPY = 0;

export const orderRow = (order: OrderRecord) => ({
  ID: order.id,
  REF: order.ref,
  STATUS_CODE: order.status,
  can_cancel: canCancel(order.status) ? 1 : 0,
  INVOICE_REF: order.invoiceRef ?? "",
  REFUND_AMOUNT: euro(order.refundedCents),
  parcels: order.parcels,
  pickup: order.delivery.code === LOCAL_PICKUP ? pickupOf(order.pickup) : null,
  CREATE_DATE: order.placedAt.toISOString(),
  delivery_days: order.deliveryDays.max === 0 ? null : order.deliveryDays,
  delivery_dates: datesOf(order),
  EMAIL: order.email,
  TOTAL_TAXED_ITEMS_AMOUNT: euro(order.goodsCents),
  DISCOUNT: euro(order.discountCents),
  POSTAGE: euro(order.postageCents),
  PAYMENT_FEE: euro(order.feeCents),
  TOTAL_TAXED_AMOUNT: euro(order.totalCents),
  vat: order.vat.map(({ percent, netCents, taxCents }) => ({ percent, net: euro(netCents), tax: euro(taxCents) })),
  PAYMENT_MODULE_CODE: order.payment.code,
  PAYMENT_MODULE_TITLE: order.payment.title,
  DELIVERY_MODULE_CODE: order.delivery.code,
  DELIVERY_MODULE_TITLE: order.delivery.title,
  delivery_address: addressRow(COPY, order.deliveryAddress, false),
  invoice_address: addressRow(COPY, order.invoiceAddress, false),
  order_product: order.lines.map(orderProductRow),
  order_coupon: order.coupons.map((coupon) => ({
    CODE: coupon.code,
    TITLE: coupon.title,
    DISCOUNT_AMOUNT: euro(coupon.discountCents),
    IS_REMOVING_POSTAGE: coupon.freePostage,
  })),
});

function datesOf(order: OrderRecord): { first: string; last: string } | null {
  const dates = expectedDelivery(order, v.parse(localeInput, order.locale));
  if (dates === undefined) return null;
  const [first, last] = dates;
  return { first: isoDay(first), last: isoDay(last) };
}

const isoDay = (midnight: Date): string => midnight.toISOString().slice(0, 10);

const pickupOf = (place: PickupPlace | null) =>
  place && { name: place.name, address: place.address, zipcode: place.zipcode, city: place.city, phone: place.phone };

export const orderProductRow = (line: OrderLineRecord) => ({
  ID: line.id,
  PRODUCT_ID: line.productId,
  PRODUCT_SALE_ELEMENTS_ID: line.saleElementId,
  REF: line.ref,
  TITLE: line.title,
  IMAGE: line.picture === null ? "" : `/media/${line.picture}`,
  QUANTITY: line.quantity,
  TAXED_PRICE: euro(line.unitCents),
  TOTAL_TAXED_PRICE: euro(line.unitCents * line.quantity),
  DISCOUNT: euro(line.discountCents),
  attributes: line.attributes.map(({ title, value }) => ({
    ATTRIBUTE_TITLE: title,
    ATTRIBUTE_AVAILABILITY_TITLE: value,
  })),
});
