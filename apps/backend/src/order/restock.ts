import { sql, type Transaction } from "kysely";
import { readDatabaseTime } from "../platform/db/readDatabaseTime.ts";
import type { Tables } from "../platform/db/tables.ts";
import { readLineUnits } from "./lineUnits.ts";

type Trx = Transaction<Tables>;

export interface RestockedUnits {
  lineId: number;
  quantity: number;
  wasShipped: boolean;
  /** When shipped units came back; absent: now, by the clock of the database. */
  returnedAt?: Date | undefined;
}

/**
 * Returns all units of an order to stock that are neither back nor refunded. The caller must hold the order's lock.
 *
 * @param change.includesShipped whether the shipped units came back
 * @param change.returnedAt when they did; absent: now
 */
export async function restockOrder(
  trx: Trx,
  orderId: number,
  { includesShipped, returnedAt }: { includesShipped: boolean; returnedAt: Date | undefined },
): Promise<void> {
  const units = (await readLineUnits(trx, orderId)).flatMap((line): RestockedUnits[] => [
    { lineId: line.lineId, quantity: line.quantity - line.shipped - line.restockedUnshipped, wasShipped: false },
    ...(includesShipped
      ? [{ lineId: line.lineId, quantity: line.shipped - line.refundedShipped, wasShipped: true, returnedAt }]
      : []),
  ]);
  await restockUnits(trx, orderId, units);
}

/**
 * Returns units of an order to stock, to the centers that they were taken from, and records that they are not sold. A
 * variant counted since they came back has them in its stock already. The caller must hold the order's lock.
 *
 * @param refundId refund of the units; absent: canceled, or refunded with the rest of the order
 */
export async function restockUnits(
  trx: Trx,
  orderId: number,
  units: readonly RestockedUnits[],
  refundId?: number,
): Promise<void> {
  const restocked = units.filter(({ quantity }) => quantity > 0);
  if (restocked.length === 0) return;
  const now = await readDatabaseTime(trx);
  const lines = await readLines(trx, orderId, restocked);
  const countedAt = await lockCounts(trx, lines);
  for (const { restocks, variantId, ...line } of lines) {
    let first = line.restocked;
    for (const { lineId, quantity, wasShipped, returnedAt = now } of restocks) {
      await trx
        .insertInto("restock")
        .values({
          order_id: orderId,
          order_line_id: lineId,
          refund_id: refundId ?? null,
          quantity,
          was_shipped: wasShipped,
          returned_at: returnedAt,
        })
        .execute();
      const isCounted = (countedAt.get(variantId) ?? -Infinity) >= returnedAt.getTime();
      if (!isCounted) {
        await sql`
          update sale_element set stock = stock + ${quantity}
          where id = ${variantId} and product_id not in (select id from product where kind = 'service')`.execute(trx);
        await returnToCenters(trx, lineId, { first, quantity });
      }
      first += quantity;
      await sql`insert into sales_change (product_id, quantity) values (${line.productId}, ${-quantity})`.execute(trx);
    }
  }
  await recordWholeRestock(trx, orderId, restocked[0]?.returnedAt ?? now);
}

/** Lines of the units in ascending order of their variants, in which all transactions lock them. */
async function readLines(trx: Trx, orderId: number, units: readonly RestockedUnits[]) {
  const byLine = Map.groupBy(units, ({ lineId }) => lineId);
  const { rows } = await sql<{ id: number; variantId: number; productId: number; restocked: number }>`
    select id, sale_element_id as "variantId", product_id as "productId",
      (select coalesce(sum(quantity), 0)::int from restock where order_line_id = order_line.id) as restocked
    from order_line where order_id = ${orderId} and id = any(${[...byLine.keys()]}::int[])
    order by sale_element_id`.execute(trx);
  return rows.map((line) => ({ ...line, restocks: byLine.get(line.id) ?? [] }));
}

/** The lock waits for a running import, so that its count is not missed. Imports lock counts before variants as well. */
async function lockCounts(trx: Trx, lines: readonly { variantId: number }[]): Promise<ReadonlyMap<number, number>> {
  const ids = lines.map(({ variantId }) => variantId);
  const counts = await trx
    .selectFrom("stock_count")
    .selectAll()
    .where("sale_element_id", "=", (eb) => eb.fn.any(sql<number[]>`${ids}::int[]`))
    .orderBy("sale_element_id")
    .forShare()
    .execute();
  return new Map(counts.map(({ sale_element_id, counted_at }) => [sale_element_id, counted_at.getTime()]));
}

/**
 * Units of a line have a fixed sequence: those of the chosen center, those of other centers, those that no center held.
 * So each goes back to its center once, in any number of restocks.
 *
 * @param part.first units of the line that went back before
 */
async function returnToCenters(
  trx: Trx,
  lineId: number,
  { first, quantity }: { first: number; quantity: number },
): Promise<void> {
  await sql`
    with taken as (
      select sale_element_id, fulfilment_center_id, center_quantity as quantity, 0 as rank
      from order_line where id = ${lineId} and center_quantity > 0
      union all
      select line.sale_element_id, other.fulfilment_center_id, other.quantity, 1
      from order_line line join order_center_stock other using (order_id, sale_element_id) where line.id = ${lineId}
    ), placed as (
      select *, sum(quantity) over (order by rank, fulfilment_center_id) - quantity as before from taken
    ), back as (
      select sale_element_id, fulfilment_center_id,
        sum(least(before + quantity, ${first + quantity}::int) - greatest(before, ${first}::int))::int as units
      from placed where before + quantity > ${first}::int and before < ${first + quantity}::int
      group by sale_element_id, fulfilment_center_id
    )
    update fulfilment_stock center set stock = center.stock + back.units
    from back
    where center.fulfilment_center_id = back.fulfilment_center_id and center.sale_element_id = back.sale_element_id`.execute(
    trx,
  );
}

/** Imports of the previous release read only this time. */
async function recordWholeRestock(trx: Trx, orderId: number, returnedAt: Date): Promise<void> {
  await sql`
    update orders set restocked_at = ${returnedAt}
    where id = ${orderId} and not exists (
      select from order_line line where line.order_id = orders.id
        and line.quantity > (select coalesce(sum(quantity), 0) from restock where order_line_id = line.id)
    )`.execute(trx);
}
