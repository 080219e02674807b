import type { DeliveryDays } from "../../db/values.ts";
import { dayIn, type Locale } from "../../locale.ts";
import type { OrderRecord } from "../order/orderRecord.ts";
import { LOCAL_PICKUP } from "./pickup.ts";

const DAY_MS = 86_400_000;

const OVER = ["delivered", "canceled", "refunded"];

/**
 * The days between which an order is brought, as UTC midnights; undefined where nobody can say. What is paid in advance
 * leaves when its money is there.
 */
export function expectedDelivery(order: OrderRecord, locale: Locale): [first: Date, last: Date] | undefined {
  const { deliveryDays, delivery, payment, status } = order;
  const from = payment.code === "Vorkasse" ? order.paidAt : order.placedAt;
  const unknown = from === null || deliveryDays.max === 0;
  if (unknown || delivery.code === LOCAL_PICKUP || OVER.includes(status)) return undefined;
  return deliveryDates(deliveryDays, dayIn(locale, from));
}

/** The days between which it arrives, as UTC midnights. `today` is a date, "2026-11-21". As the storefront reckons. */
export const deliveryDates = ({ min, max }: DeliveryDays, today: string): [first: Date, last: Date] => [
  afterWorkingDays(today, min),
  afterWorkingDays(today, max),
];

function afterWorkingDays(today: string, days: number): Date {
  let time = Date.parse(today);
  for (let left = days; left > 0;) {
    time += DAY_MS;
    if (new Date(time).getUTCDay() % 6 !== 0) left -= 1;
  }
  return new Date(time);
}
