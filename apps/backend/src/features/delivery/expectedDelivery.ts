import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";

const DAY_MS = 86_400_000;

/** In working days, from when the order can go out. */
export interface DeliveryDays {
  min: number;
  max: number;
}

/** Of a whole order: its slowest piece decides. */
export async function deliveryDays(db: Kysely<Tables>, orderId: number): Promise<DeliveryDays> {
  const { rows } = await sql<DeliveryDays>`
    select coalesce(max(product.delivery_days_min), 0) as "min", coalesce(max(product.delivery_days_max), 0) as "max"
    from order_line join product on product.id = order_line.product_id
    where order_line.order_id = ${orderId}`.execute(db);
  return rows[0] ?? { min: 0, max: 0 };
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
