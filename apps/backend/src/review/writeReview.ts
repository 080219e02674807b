import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { attachPictures } from "./reviewPictures.ts";

/** Whether a customer may review a product, and why not. Source: wire reference 2.6, comments/rights. */
export type ReviewRight = "ok" | "not_logged_in" | "not_bought" | "already_posted";

export async function findVisibleProductId(db: Kysely<Tables>, variantId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select product.id from sale_element join product on product.id = sale_element.product_id
    where sale_element.id = ${variantId} and sale_element.visible and product.visible`.execute(db);
  return rows[0]?.id;
}

/** Customers may review a product once, and only after paying for it. */
export async function readReviewRight(
  db: Kysely<Tables>,
  productId: number,
  customerId: number | undefined,
): Promise<ReviewRight> {
  if (customerId === undefined) return "not_logged_in";
  const { rows } = await sql<{ bought: boolean; posted: boolean }>`
    select exists (
      select from orders join order_line line on line.order_id = orders.id
      where orders.customer_id = ${customerId} and line.product_id = ${productId}
        and orders.status in ('paid', 'processing', 'sent', 'delivered')
    ) as bought,
    exists (select from review where customer_id = ${customerId} and product_id = ${productId}) as posted`.execute(db);
  const [row] = rows;
  if (row?.bought !== true) return "not_bought";
  return row.posted ? "already_posted" : "ok";
}

interface ReviewInput {
  title: string;
  content: string;
  rating: number;
  language: string;
  /** Keys of the customer's uploaded photos. */
  pictures: readonly string[];
}

/**
 * New reviews wait for moderation. A unique index drops concurrent duplicates.
 *
 * @throws ApiError 422 if a photo is no longer stored
 */
export async function insertReview(
  trx: Transaction<Tables>,
  customerId: number,
  productId: number,
  { pictures, ...review }: ReviewInput,
  now: Date,
): Promise<"pending"> {
  const { firstname, lastname } = await trx
    .selectFrom("customer")
    .select(["firstname", "lastname"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const inserted = await trx
    .insertInto("review")
    .values({
      ...review,
      product_id: productId,
      customer_id: customerId,
      // First name and initial only, for privacy.
      author: `${firstname} ${lastname.slice(0, 1)}.`,
      verified: true,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted !== undefined) await attachPictures(trx, inserted.id, customerId, pictures);
  return "pending";
}
