import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { DeliveryDays } from "../../db/values.ts";

/**
 * Returns the delivery days of an order: of its slowest product, or, for split delivery, from the first to the last
 * shipment.
 * The first shipment holds products that are ready before the slowest one, and parcels besides freight, as in the
 * storefront.
 */
export async function agreedDays(
  trx: Transaction<Tables>,
  productIds: readonly number[],
  completeDelivery: boolean,
): Promise<DeliveryDays> {
  const pieces = await trx
    .selectFrom("product")
    .select(["delivery_days_min as min", "delivery_days_max as max", "freight"])
    .where("id", "in", productIds)
    .execute();
  const all = slowest(pieces);
  if (completeDelivery) return all;
  const byFreight = pieces.some(({ freight }) => freight);
  const first = pieces.filter(({ max, freight }) => max < all.min || (byFreight && !freight));
  return first.length === 0 ? all : { min: slowest(first).min, max: all.max };
}

const slowest = (pieces: readonly DeliveryDays[]): DeliveryDays => ({
  min: Math.max(0, ...pieces.map(({ min }) => min)),
  max: Math.max(0, ...pieces.map(({ max }) => max)),
});
