import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { type EncodedPicture, rejectedPicture } from "./encodePicture.ts";

export interface ReviewPictureRecord {
  key: string;
  width: number;
  height: number;
}

/** 128 random bits: the URL of a photo cannot be guessed. */
const KEY_BYTES = 16;
/** Of a key in base64url. */
export const KEY_LENGTH = 22;
export const PICTURE_KEY: RegExp = new RegExp(`^[\\w-]{${KEY_LENGTH}}$`);
/** File of a photo in either size, as {@link toPictureRow} names it. */
export const PICTURE_FILE: RegExp = new RegExp(`^[\\w-]{${KEY_LENGTH}}(?:-small)?\\.webp$`);
/** Photos of a customer that belong to no review yet: those of one form and of an abandoned attempt. */
const MAX_UNSENT = 8;

/** SQL expression for a select list: the photos of `review`. */
export const selectPictures: RawBuilder<ReviewPictureRecord[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('key', key, 'width', width, 'height', height) order by position), '[]')
  from review_picture where review_id = review.id
)`;

export const toPictureRow = ({ key, width, height }: ReviewPictureRecord) => ({
  url: `/media/reviews/${key}.webp`,
  thumbnail_url: `/media/reviews/${key}-small.webp`,
  width,
  height,
});

/** Stores a photo for the customer's next review, and drops the oldest beyond {@link MAX_UNSENT}. */
export async function insertPicture(
  db: Kysely<Tables>,
  customerId: number,
  picture: EncodedPicture,
  { randomBytes, now }: { randomBytes: (bytes: number) => Buffer; now: Date },
): Promise<ReviewPictureRecord> {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  await db
    .insertInto("review_picture")
    .values({ ...picture, key, customer_id: customerId, created_at: now })
    .execute();
  await sql`
    delete from review_picture where key in (
      select key from review_picture where customer_id = ${customerId}
      order by created_at desc, key offset ${MAX_UNSENT}
    )`.execute(db);
  return { key, width: picture.width, height: picture.height };
}

/**
 * Moves a customer's photos to the review.
 *
 * @throws ApiError 422 if one of them is unknown, another customer's or no longer stored
 */
export async function attachPictures(
  trx: Transaction<Tables>,
  reviewId: number,
  customerId: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const { numAffectedRows } = await sql`
    update review_picture picture
    set review_id = ${reviewId}, customer_id = null, position = given.position
    from unnest(${[...keys]}::text[]) with ordinality given (key, position)
    where picture.key = given.key and picture.customer_id = ${customerId}`.execute(trx);
  if (numAffectedRows !== BigInt(keys.length)) throw rejectedPicture("invalid");
}

/** Returns the file of a published review of a visible product. */
export async function selectPublishedPicture(
  db: Kysely<Tables>,
  key: string,
  size: "large" | "small",
): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom("review_picture")
    .innerJoin("review", "review.id", "review_picture.review_id")
    .innerJoin("product", "product.id", "review.product_id")
    .select(`review_picture.${size} as file`)
    .where("review_picture.key", "=", key)
    .where("review.status", "=", "accepted")
    .where("product.visible", "=", true)
    .executeTakeFirst();
  return found?.file;
}
