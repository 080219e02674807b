import * as v from "valibot";
import { centsToUnits } from "../pricing/prices.ts";
import { toCurrencyRow } from "../currency.ts";
import { localeInput } from "../locale.ts";
import { toAddressRow } from "../address/toAddressRow.ts";
import { expectedDeliveryDates } from "./expectedDelivery.ts";
import { LOCAL_PICKUP } from "../pricing/shipping/pickup.ts";
import { canCancel } from "./cancelOrder.ts";
import type { OrderLineRecord, OrderRecord, PickupLocation } from "./orderRecord.ts";

/** Addresses of an order are snapshots without an address book id. */
const SNAPSHOT_ADDRESS_ID = 0;

export const toOrderRow = (order: OrderRecord) => ({
  ID: order.id,
  REF: order.ref,
  STATUS_CODE: order.status,
  can_cancel: canCancel(order.status) ? 1 : 0,
  confirm_until: order.status === "not_paid" ? (order.confirmUntil?.toISOString() ?? null) : null,
  INVOICE_REF: order.invoiceRef ?? "",
  REFUND_AMOUNT: centsToUnits(order.refundedCents),
  parcels: order.trackingNumbers,
  pickup: order.shipping.code === LOCAL_PICKUP ? toPickupRow(order.pickup) : null,
  CREATE_DATE: order.placedAt.toISOString(),
  delivery_days: order.deliveryDays.max === 0 ? null : order.deliveryDays,
  delivery_dates: toDeliveryDates(order),
  EMAIL: order.email,
  TOTAL_TAXED_ITEMS_AMOUNT: centsToUnits(order.subtotalCents),
  DISCOUNT: centsToUnits(order.discountCents),
  POSTAGE: centsToUnits(order.shippingCents),
  PAYMENT_FEE: centsToUnits(order.feeCents),
  TOTAL_TAXED_AMOUNT: centsToUnits(order.totalCents),
  ...toCurrencyRow(order.currency),
  vat: order.vat.map(({ percent, netCents, taxCents }) => ({
    percent,
    net: centsToUnits(netCents),
    tax: centsToUnits(taxCents),
  })),
  PAYMENT_MODULE_CODE: order.payment.code,
  PAYMENT_MODULE_TITLE: order.payment.title,
  DELIVERY_MODULE_CODE: order.shipping.code,
  DELIVERY_MODULE_TITLE: order.shipping.title,
  delivery_address: toAddressRow(SNAPSHOT_ADDRESS_ID, order.shippingAddress, false),
  invoice_address: toAddressRow(SNAPSHOT_ADDRESS_ID, order.billingAddress, false),
  order_product: order.lines.map(toOrderProductRow),
  order_coupon: order.coupons.map((coupon) => ({
    CODE: coupon.code,
    TITLE: coupon.title,
    DISCOUNT_AMOUNT: centsToUnits(coupon.discountCents),
    IS_REMOVING_POSTAGE: coupon.freeShipping,
  })),
});

function toDeliveryDates(order: OrderRecord): { first: string; last: string } | null {
  const dates = expectedDeliveryDates(order, v.parse(localeInput, order.locale));
  if (dates === undefined) return null;
  const [first, last] = dates;
  return { first: isoDay(first), last: isoDay(last) };
}

const isoDay = (midnight: Date): string => midnight.toISOString().slice(0, 10);

const toPickupRow = (location: PickupLocation | null) =>
  location && {
    name: location.name,
    address: location.address,
    zipcode: location.zipcode,
    city: location.city,
    phone: location.phone,
  };

export const toOrderProductRow = (line: OrderLineRecord) => ({
  ID: line.id,
  PRODUCT_ID: line.productId,
  PRODUCT_SALE_ELEMENTS_ID: line.variantId,
  REF: line.ref,
  TITLE: line.title,
  IMAGE: line.picture === null ? "" : `/media/${line.picture}`,
  QUANTITY: line.quantity,
  TAXED_PRICE: centsToUnits(line.unitCents),
  TOTAL_TAXED_PRICE: centsToUnits(line.unitCents * line.quantity),
  DISCOUNT: centsToUnits(line.discountCents),
  attributes: line.attributes.map(({ title, value }) => ({
    ATTRIBUTE_TITLE: title,
    ATTRIBUTE_AVAILABILITY_TITLE: value,
  })),
});
