import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { WriteRejection } from "../platform/http/idempotency.ts";
import { addToCart } from "../cart/cartWrites.ts";

/** A line that could not be added in full. */
export interface MissingLine {
  title: string;
  reason: "not_sold" | "sold_out";
}

/** Adds the lines of an order to a locked cart at current prices, limited to the available stock. */
export async function reorder(trx: Transaction<Tables>, orderId: number, cartId: number): Promise<MissingLine[]> {
  const missing: MissingLine[] = [];
  for (const { title, available, ...line } of await selectLines(trx, orderId)) {
    const quantity = Math.min(line.quantity, available ?? 0);
    if (available === null) missing.push({ title, reason: "not_sold" });
    else if (quantity < line.quantity) missing.push({ title, reason: "sold_out" });
    if (quantity > 0 && !(await tryAddLine(trx, cartId, { ...line, quantity })))
      missing.push({ title, reason: "sold_out" });
  }
  return missing;
}

async function selectLines(trx: Transaction<Tables>, orderId: number) {
  const { rows } = await sql<{
    title: string;
    productId: number;
    variantId: number;
    quantity: number;
    /** Available stock in whole quantity steps; null when no longer sold. */
    available: number | null;
  }>`
    select line.title, line.product_id as "productId", line.sale_element_id as "variantId", line.quantity,
      case when product.kind = 'service' then line.quantity
        else element.stock / product.quantity_step * product.quantity_step end as available
    from order_line line
      left join product on product.id = line.product_id and (product.visible or product.kind <> 'product')
      left join sale_element element
        on element.id = line.sale_element_id and element.product_id = product.id and element.visible
    where line.order_id = ${orderId}
    order by line.id`.execute(trx);
  return rows;
}

/** False when the cart already contains all available units. */
async function tryAddLine(
  trx: Transaction<Tables>,
  cartId: number,
  line: { productId: number; variantId: number; quantity: number },
): Promise<boolean> {
  await sql`savepoint line`.execute(trx);
  try {
    await addToCart(trx, cartId, line);
    return true;
  } catch (error) {
    if (!(error instanceof WriteRejection)) throw error;
    await sql`rollback to savepoint line`.execute(trx);
    return false;
  }
}
