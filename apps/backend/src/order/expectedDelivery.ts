import type { DeliveryDays } from "../platform/db/values.ts";
import { localDateIn, type Locale } from "../locale.ts";
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
  return deliveryDates(deliveryDays, localDateIn(locale, from));
}

/** Returns first and last delivery day as UTC midnights, like the storefront. `today` is a date such as "2026-11-21". */
export const deliveryDates = ({ min, max }: DeliveryDays, today: string): [first: Date, last: Date] => [
  addWorkingDays(today, min),
  addWorkingDays(today, max),
];

function addWorkingDays(today: string, days: number): Date {
  let time = Date.parse(today);
  for (let left = days; left > 0;) {
    time += DAY_MS;
    if (new Date(time).getUTCDay() % 6 !== 0) left -= 1;
  }
  return new Date(time);
}
