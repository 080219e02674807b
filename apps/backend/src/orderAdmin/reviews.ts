import type { Db } from "../platform/db/connect.ts";
import { CommandRejected } from "./adminOrder.ts";

/** Reviews that wait for moderation, oldest first: id, product, rating, author and text. */
export async function listPendingReviews(db: Db): Promise<string[]> {
  const reviews = await db
    .selectFrom("review")
    .innerJoin("product", "product.id", "review.product_id")
    .select(["review.id", "product.ref", "review.rating", "review.author", "review.title", "review.content"])
    .where("review.status", "=", "pending")
    .orderBy("review.created_at")
    .orderBy("review.id")
    .execute();
  return reviews.map(({ id, ref, rating, author, title, content }) =>
    [id, ref, `${rating}/5`, author, title, content].join("  "),
  );
}

/** Publishes a pending review, or refuses it; a decided one cannot change. */
export async function decideReview(db: Db, id: string, status: "accepted" | "refused"): Promise<string[]> {
  const reviewId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  const review = await db
    .updateTable("review")
    .set({ status })
    .where("id", "=", reviewId)
    .where("status", "=", "pending")
    .returning(["author", "title"])
    .executeTakeFirst();
  if (review === undefined) throw new CommandRejected(`There is no pending review ${id}`);
  return [`${status}: ${review.author}  ${review.title}`];
}
