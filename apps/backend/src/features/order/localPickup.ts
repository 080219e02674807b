import { sql, type Transaction } from "kysely";
import type { PickupPerson } from "../../db/paymentTables.ts";
import type { Tables } from "../../db/tables.ts";
import { ApiError } from "../../http/apiError.ts";

type Trx = Transaction<Tables>;

export type PickupOf = { cartId: number } | { orderId: number };

const columnOf = (of: PickupOf): { cart_id: number } | { order_id: number } =>
  "cartId" in of ? { cart_id: of.cartId } : { order_id: of.orderId };

/**
 * Returns the pickup center chosen for a cart, in the country of its VAT.
 * @throws ApiError 400 PICKUP_MISSING
 */
export async function pickupCenter(trx: Trx, cartId: number, countryId: number): Promise<number> {
  const center = await trx
    .selectFrom("local_pickup")
    .innerJoin("fulfilment_center", "fulfilment_center.id", "local_pickup.fulfilment_center_id")
    .select("fulfilment_center.id")
    .where("cart_id", "=", cartId)
    .where("pickup", "=", true)
    .where("fulfilment_center.country_id", "=", countryId)
    .executeTakeFirst();
  if (center === undefined) throw new ApiError(400, "PICKUP_MISSING", "No collection point has been chosen yet");
  return center.id;
}

export async function choosePickup(trx: Trx, of: PickupOf, centerId: number): Promise<void> {
  const chosen = { fulfilment_center_id: centerId };
  await trx
    .insertInto("local_pickup")
    .values({ ...columnOf(of), ...chosen })
    .onConflict((conflict) => conflict.column("cartId" in of ? "cart_id" : "order_id").doUpdateSet(chosen))
    .execute();
}

export async function namePickupPerson(trx: Trx, of: PickupOf, person: PickupPerson): Promise<void> {
  const named = { person: JSON.stringify(person) };
  await trx
    .insertInto("local_pickup")
    .values({ ...columnOf(of), ...named })
    .onConflict((conflict) => conflict.column("cartId" in of ? "cart_id" : "order_id").doUpdateSet(named))
    .execute();
}

export async function keepPickup(trx: Trx, cartId: number, orderId: number): Promise<void> {
  await sql`
    insert into local_pickup (order_id, fulfilment_center_id, person)
    select ${orderId}, fulfilment_center_id, person from local_pickup where cart_id = ${cartId}`.execute(trx);
}
