import { addWorkingDays, dispatchDay, isPublicHoliday } from "@shop/core/server";
import { type Locale, LOCALES, timeZoneOf } from "../locale.ts";
import type { OrderRecord } from "./orderRecord.ts";
import { LOCAL_PICKUP } from "../pricing/shipping/pickup.ts";

const DAY_MS = 86_400_000;

const FINISHED_STATUSES = ["delivered", "canceled", "refunded"];

/**
 * Returns the first and last expected delivery day as UTC midnights; `undefined` when unknown. Prepaid orders ship once
 * they are paid.
 */
export function expectedDeliveryDates(order: OrderRecord, locale: Locale): [first: Date, last: Date] | undefined {
  const { deliveryDays, shipping, payment, status } = order;
  const from = payment.code === "Vorkasse" ? order.paidAt : order.placedAt;
  const isUnknown = from === null || deliveryDays.max === 0;
  if (isUnknown || shipping.code === LOCAL_PICKUP || FINISHED_STATUSES.includes(status)) return undefined;
  return deliveryDates(order, { locale, from });
}

/**
 * Returns first and last delivery day as UTC midnights, like the storefront, of an order placed or paid at `from`. Sources:
 * decisions 0060 and 0384.
 */
export function deliveryDates(
  { deliveryDays: { min, max }, shippingCountryCode }: Pick<OrderRecord, "deliveryDays" | "shippingCountryCode">,
  { locale, from }: { locale: Locale; from: Date },
): [first: Date, last: Date] {
  const { language, market: country } = LOCALES[locale];
  const dispatched = dispatchDay({ now: from, language, timeZone: timeZoneOf(locale), country });
  const after = (days: number): Date =>
    new Date(addWorkingDays(dispatched, days, (day) => isPublicHoliday(shippingCountryCode, day)) * DAY_MS);
  return [after(min), after(max)];
}
