import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import type { ReviewText } from "../platform/db/values.ts";
import { type ReviewPictureRecord, selectPictures } from "./reviewPictures.ts";

export interface ReviewRecord {
  id: number;
  author: string;
  title: string;
  content: string;
  language: string;
  rating: number;
  verified: boolean;
  createdAt: Date;
  /** In the language `first`. */
  translation: ReviewText | null;
  pictures: ReviewPictureRecord[];
}

export interface ReviewPage {
  /** Of the review text; absent: all. */
  language?: string | undefined;
  /** Language whose reviews come first. */
  first?: string | undefined;
  limit: number;
  offset: number;
}

export async function selectReviews(db: Db, productId: number, page: ReviewPage): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`
    select review.id, review.author, review.title, review.content, review.language, review.rating, review.verified,
      review.created_at as "createdAt", review.translations -> ${page.first ?? ""}::text as "translation",
      ${selectPictures} as "pictures"
    ${fromAcceptedReviews(productId)}
      ${page.language === undefined ? sql`` : sql`and review.language = ${page.language}`}
    order by ${page.first === undefined ? sql`` : sql`(review.language = ${page.first}) desc, `}review.created_at desc, review.id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function selectRatings(
  db: Db,
  productId: number,
): Promise<Array<{ language: string; rating: number; count: number }>> {
  const { rows } = await sql<{ language: string; rating: number; count: number }>`
    select review.language, review.rating, count(*)::int as "count"
    ${fromAcceptedReviews(productId)}
    group by review.language, review.rating
    order by review.language, review.rating`.execute(db);
  return rows;
}

const fromAcceptedReviews = (productId: number) => sql`
  from review join product on product.id = review.product_id and product.visible
  where product.id = ${productId} and review.status = 'accepted'`;
