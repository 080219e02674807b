import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { isLanguage, LANGUAGES } from "../locale.ts";
import type { Db } from "../platform/db/connect.ts";
import type { ReviewText } from "../platform/db/values.ts";
import { CommandRejected } from "./adminOrder.ts";

/** Reviews that wait for moderation, oldest first: id, product, rating, author, number of photos and text. */
export async function listPendingReviews(db: Db): Promise<string[]> {
  const reviews = await db
    .selectFrom("review")
    .innerJoin("product", "product.id", "review.product_id")
    .select(["review.id", "product.ref", "review.rating", "review.author", "review.title", "review.content"])
    .select(sql<number>`(select count(*)::int from review_picture where review_id = review.id)`.as("photos"))
    .where("review.status", "=", "pending")
    .orderBy("review.created_at")
    .orderBy("review.id")
    .execute();
  return reviews.map(({ id, ref, rating, author, photos, title, content }) =>
    [id, ref, `${rating}/5`, author, ...(photos === 0 ? [] : [`photos: ${photos}`]), title, content].join("  "),
  );
}

/** Writes the photos of a pending review into a folder, for the moderator to look at. Returns the paths. */
export async function saveReviewPictures(db: Db, id: string, folder: string): Promise<string[]> {
  const pictures = await db
    .selectFrom("review_picture")
    .innerJoin("review", "review.id", "review_picture.review_id")
    .select("review_picture.large")
    .where("review.id", "=", parseReviewId(id))
    .where("review.status", "=", "pending")
    .orderBy("review_picture.position")
    .execute();
  if (pictures.length === 0) throw new CommandRejected(`There is no pending review ${id} with photos`);
  const paths = pictures.map((_, index) => join(folder, `review-${id}-${index + 1}.webp`));
  await Promise.all(pictures.map(({ large }, index) => writeFile(paths[index] ?? "", large)));
  return paths;
}

interface Decision {
  status: "accepted" | "refused";
  keepsPictures: boolean;
}

/** Publishes a pending review, or refuses it; a decided one cannot change. */
export async function decideReview(db: Db, id: string, { status, keepsPictures }: Decision): Promise<string[]> {
  const reviewId = parseReviewId(id);
  const review = await db.transaction().execute(async (trx) => {
    const decided = await trx
      .updateTable("review")
      .set({ status })
      .where("id", "=", reviewId)
      .where("status", "=", "pending")
      .returning(["author", "title"])
      .executeTakeFirst();
    if (decided !== undefined && !keepsPictures)
      await trx.deleteFrom("review_picture").where("review_id", "=", reviewId).execute();
    return decided;
  });
  if (review === undefined) throw new CommandRejected(`There is no pending review ${id}`);
  return [`${status}: ${review.author}  ${review.title}`];
}

/** Deletes the photos of a review, also of a published one, for example after a complaint. */
export async function removeReviewPictures(db: Db, id: string): Promise<string[]> {
  const reviewId = parseReviewId(id);
  const { numDeletedRows } = await db.transaction().execute(async (trx) => {
    // An update without effect: it tells caches and indices that the product's page has changed.
    await sql`update review set status = status where id = ${reviewId}`.execute(trx);
    return trx.deleteFrom("review_picture").where("review_id", "=", reviewId).executeTakeFirst();
  });
  if (numDeletedRows === 0n) throw new CommandRejected(`There is no review ${id} with photos`);
  return [`removed: ${numDeletedRows}`];
}

/** Stores a translation, which the product page offers beside the original. */
export async function translateReview(
  db: Db,
  id: string,
  { language, title, content }: { language: string } & ReviewText,
): Promise<string[]> {
  if (!isLanguage(language)) throw new CommandRejected(`--language is one of ${LANGUAGES.join(", ")}`);
  if (content.trim() === "") throw new CommandRejected("--text is missing");
  const review = await db
    .updateTable("review")
    .set({
      translations: sql`translations || ${JSON.stringify({ [language]: { title: title.trim(), content: content.trim() } })}::jsonb`,
    })
    .where("id", "=", parseReviewId(id))
    .where("language", "<>", language)
    .returning(["author", "title"])
    .executeTakeFirst();
  if (review === undefined) throw new CommandRejected(`There is no review ${id} in another language than ${language}`);
  return [`translated: ${review.author}  ${review.title}`];
}

/** Returns 0, which no review has, for anything but an id. */
const parseReviewId = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
