import * as v from "valibot";
import type { Review, ReviewRights, ReviewSummary } from "../domain/catalogue/review.js";
import type { ReviewBadge } from "../domain/content/reviewBadge.js";
import { reviewBadgeRow } from "../wire/reviewBadge.js";
import { reviewRightsRow, reviewRow, reviewSummaryRow } from "../wire/review.js";
import type { Http } from "./http.js";
import { fast } from "./reading.js";

/** Which reviews of a product, and which part of them. */
export interface ReviewPage {
  limit?: number | undefined;
  offset?: number | undefined;
  /** only what was written in it, "de" */
  language?: string | undefined;
}

/**
 * Reviews: read, and written by who has bought.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID, and what a call names
 */
export interface ReviewClient {
  /** the newest first */
  list(productId: number, page?: ReviewPage): Promise<Review[]>;
  summary(productId: number): Promise<ReviewSummary>;
  /** what buyers say of the shop as a whole; undefined: nobody has said anything */
  badge(widget: ReviewWidget): Promise<ReviewBadge | undefined>;
  /**
   * Whether a review of this sale element's product would be taken.
   * @param customerId 0 is a guest
   * @throws ShopError NOT_FOUND
   */
  rights(saleElementId: number, customerId: number): Promise<ReviewRights>;
  /**
   * Hands in a review; "pending" until somebody has read it.
   * @throws ShopError UNAUTHORIZED, FORBIDDEN for who has not bought it or has said it already, INVALID_INPUT
   */
  write(review: ReviewEntry): Promise<"pending" | "accepted">;
}

/** Whose badge. Source: specification 7, review widget. */
export interface ReviewWidget {
  shopId: string;
  type: string;
  /** "de" */
  language: string;
}

/** A review to be written. */
export interface ReviewEntry {
  saleElementId: number;
  title: string;
  content: string;
  /** 1 to 5 */
  rating: number;
  /** it is written in, "de" */
  language: string;
}

/** Makes {@link ReviewClient.list}. */
export const reviewsCall =
  (http: Http): ReviewClient["list"] =>
  (id, page = {}) =>
    fast(http, `comments/${id}`, v.array(reviewRow), { ...page });

/** Makes {@link ReviewClient.summary}. */
export const reviewSummaryCall =
  (http: Http): ReviewClient["summary"] =>
  (id) =>
    fast(http, `comments/summary/${id}`, reviewSummaryRow);

/** Makes {@link ReviewClient.badge}. */
export const reviewBadgeCall =
  (http: Http): ReviewClient["badge"] =>
  ({ shopId, type, language }) =>
    fast(http, "review_widget/", reviewBadgeRow, { shop_id: shopId, type, language });

/** Makes {@link ReviewClient.rights}. */
export const reviewRightsCall =
  (http: Http): ReviewClient["rights"] =>
  (saleElementId, customerId) =>
    fast(http, `comments/rights/${saleElementId}/${customerId}`, reviewRightsRow);

/** What buyers say. */
export function createReviewClient(http: Http): ReviewClient {
  return {
    list: reviewsCall(http),
    summary: reviewSummaryCall(http),
    badge: reviewBadgeCall(http),
    rights: reviewRightsCall(http),
    write: ({ saleElementId, ...review }) =>
      http({
        api: "fast",
        method: "POST",
        path: "comments",
        body: { pse_id: saleElementId, ...review },
        personal: true,
        answer: v.object({ status: v.picklist(["pending", "accepted"]) }),
      }).then(({ status }) => status),
  };
}
