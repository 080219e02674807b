import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { QuotedLine } from "../cart/cartContent.ts";
import { outOfStockRefusal } from "./checkOrder.ts";

type Trx = Transaction<Tables>;

// Rows are updated in ascending order of ids: variants, then centers. Concurrent orders then wait for each other instead
// of deadlocking.

export interface TakenStock {
  /** Units taken from the preferred centers, by cart item id. */
  fromPreferred: Map<number, number>;
  /** Units taken from other centers. */
  fromOthers: { variantId: number; centerId: number; quantity: number }[];
}

/**
 * Deducts the stock of an order; services have none. A center chosen in the cart must hold all units. A pickup center
 * gives the units that it has; the others are brought there.
 */
export async function deductStock(
  trx: Trx,
  lines: readonly QuotedLine[],
  { isPickup }: { isPickup: boolean },
): Promise<TakenStock> {
  const byVariantId = lines.filter(({ kind }) => kind !== "service").toSorted((a, b) => a.variantId - b.variantId);
  for (const line of byVariantId) {
    const { numUpdatedRows } = await trx
      .updateTable("sale_element")
      .set(({ eb }) => ({ stock: eb("stock", "-", line.quantity) }))
      .where("id", "=", line.variantId)
      .where("stock", ">=", line.quantity)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw outOfStockRefusal([{ ...line, stock: await readStock(trx, line.variantId) }]);
  }
  const fromPreferred = new Map<number, number>();
  for (const line of byVariantId) {
    const { cartItemId, variantId, fulfilmentCenterId, quantity } = line;
    if (fulfilmentCenterId === null) continue;
    const taken = await deductFromCenter(trx, fulfilmentCenterId, variantId, quantity);
    if (taken < quantity && !isPickup) throw outOfStockRefusal([{ ...line, stock: taken }]);
    fromPreferred.set(cartItemId, taken);
  }
  const fromOthers: TakenStock["fromOthers"] = [];
  for (const { cartItemId, variantId, quantity } of byVariantId) {
    const rest = quantity - (fromPreferred.get(cartItemId) ?? 0);
    const parts = rest === 0 ? [] : await deductFromCenters(trx, variantId, rest);
    fromOthers.push(...parts.map((part) => ({ variantId, ...part })));
  }
  return { fromPreferred, fromOthers };
}

/**
 * Takes units from the centers, fullest first, until they hold no more than the variant's stock. Units that no center
 * holds go first. The lock on the variant, held since its stock was taken, also covers the stock per center.
 */
async function deductFromCenters(
  trx: Trx,
  variantId: number,
  quantity: number,
): Promise<{ centerId: number; quantity: number }[]> {
  const { rows } = await sql<{ centerId: number; quantity: number }>`
    with held as (
      select fulfilment_center_id, stock, sum(stock) over () as whole,
        sum(stock) over (order by stock desc, fulfilment_center_id) - stock as before
      from fulfilment_stock where sale_element_id = ${variantId}
    ), part as (
      select held.fulfilment_center_id,
        least(held.stock, least(${quantity}::int, held.whole - element.stock) - held.before)::int as units
      from held join sale_element element on element.id = ${variantId}
    )
    update fulfilment_stock center set stock = center.stock - part.units
    from part
    where center.fulfilment_center_id = part.fulfilment_center_id and center.sale_element_id = ${variantId}
      and part.units > 0
    returning center.fulfilment_center_id as "centerId", part.units as "quantity"`.execute(trx);
  return rows;
}

/** Returns the units taken: at most those the center has. */
async function deductFromCenter(trx: Trx, centerId: number, variantId: number, quantity: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with held as (
      select stock from fulfilment_stock
      where fulfilment_center_id = ${centerId} and sale_element_id = ${variantId} for update
    )
    update fulfilment_stock center set stock = held.stock - least(held.stock, ${quantity}::int)
    from held
    where center.fulfilment_center_id = ${centerId} and center.sale_element_id = ${variantId}
    returning least(held.stock, ${quantity}::int) as taken`.execute(trx);
  return rows[0]?.taken ?? 0;
}

async function readStock(trx: Trx, variantId: number): Promise<number> {
  const row = await trx.selectFrom("sale_element").select("stock").where("id", "=", variantId).executeTakeFirst();
  return row?.stock ?? 0;
}
