import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

export interface ShippedUnits {
  lineId: number;
  quantity: number;
}

export interface Shipment {
  id: number;
  shippedAt: Date;
  trackingNumbers: string[];
  lines: ShippedUnits[];
}

/** Oldest first. */
export async function readShipments(db: Kysely<Tables>, orderId: number): Promise<Shipment[]> {
  const { rows } = await sql<Shipment>`
    select id, shipped_at as "shippedAt", parcels as "trackingNumbers", (
      select jsonb_agg(jsonb_build_object('lineId', order_line_id, 'quantity', quantity) order by order_line_id)
      from shipment_line where shipment_id = shipment.id
    ) as lines
    from shipment where order_id = ${orderId} order by id`.execute(db);
  return rows;
}

/** Stores a shipment, and adds its parcels to those of the order. The caller must hold the order's lock. */
export async function insertShipment(
  trx: Transaction<Tables>,
  orderId: number,
  { lines, trackingNumbers, now }: { lines: readonly ShippedUnits[]; trackingNumbers: readonly string[]; now: Date },
): Promise<void> {
  const { id } = await trx
    .insertInto("shipment")
    .values({ order_id: orderId, parcels: [...trackingNumbers], shipped_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("shipment_line")
    .values(lines.map(({ lineId, quantity }) => ({ shipment_id: id, order_line_id: lineId, quantity })))
    .execute();
  await sql`update orders set parcels = parcels || ${[...trackingNumbers]}::text[] where id = ${orderId}`.execute(trx);
}
