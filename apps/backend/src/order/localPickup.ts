import { sql, type Transaction } from "kysely";
import type { PickupPerson } from "../platform/db/paymentTables.ts";
import type { Tables } from "../platform/db/tables.ts";
import { ApiError } from "../platform/http/apiError.ts";

type Trx = Transaction<Tables>;

export type PickupOwner = { cartId: number } | { orderId: number };

const toOwnerColumn = (owner: PickupOwner): { cart_id: number } | { order_id: number } =>
  "cartId" in owner ? { cart_id: owner.cartId } : { order_id: owner.orderId };

/**
 * Returns the pickup center chosen for a cart, in the country of its VAT.
 * @throws ApiError 400 PICKUP_MISSING
 */
export async function readPickupCenterId(trx: Trx, cartId: number, countryId: number): Promise<number> {
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

export async function setPickupCenter(trx: Trx, owner: PickupOwner, centerId: number): Promise<void> {
  const chosen = { fulfilment_center_id: centerId };
  await trx
    .insertInto("local_pickup")
    .values({ ...toOwnerColumn(owner), ...chosen })
    .onConflict((conflict) => conflict.column("cartId" in owner ? "cart_id" : "order_id").doUpdateSet(chosen))
    .execute();
}

export async function setPickupPerson(trx: Trx, owner: PickupOwner, person: PickupPerson): Promise<void> {
  const named = { person: JSON.stringify(person) };
  await trx
    .insertInto("local_pickup")
    .values({ ...toOwnerColumn(owner), ...named })
    .onConflict((conflict) => conflict.column("cartId" in owner ? "cart_id" : "order_id").doUpdateSet(named))
    .execute();
}

export async function copyPickupToOrder(trx: Trx, cartId: number, orderId: number): Promise<void> {
  await sql`
    insert into local_pickup (order_id, fulfilment_center_id, person)
    select ${orderId}, fulfilment_center_id, person from local_pickup where cart_id = ${cartId}`.execute(trx);
}
