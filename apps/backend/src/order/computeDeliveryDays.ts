import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { DeliveryDays } from "../platform/db/values.ts";

/**
 * Returns the delivery days of an order: of its slowest product, or, for split delivery, from the first to the last
 * shipment.
 * The first shipment holds products that are ready before the slowest one, and parcels besides freight, as in the
 * storefront.
 */
export async function computeDeliveryDays(
  trx: Transaction<Tables>,
  productIds: readonly number[],
  completeDelivery: boolean,
): Promise<DeliveryDays> {
  const products = await trx
    .selectFrom("product")
    .select(["delivery_days_min as min", "delivery_days_max as max", "freight"])
    .where("id", "in", productIds)
    // A service is carried out with or after the delivery of its product.
    .where("kind", "=", "product")
    .execute();
  const all = slowest(products);
  if (completeDelivery) return all;
  const hasFreight = products.some(({ freight }) => freight);
  const first = products.filter(({ max, freight }) => max < all.min || (hasFreight && !freight));
  return first.length === 0 ? all : { min: slowest(first).min, max: all.max };
}

const slowest = (products: readonly DeliveryDays[]): DeliveryDays => ({
  min: Math.max(0, ...products.map(({ min }) => min)),
  max: Math.max(0, ...products.map(({ max }) => max)),
});
