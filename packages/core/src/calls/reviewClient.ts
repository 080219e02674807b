import * as v from "valibot";
import type { Review, ReviewRights, ReviewSummary } from "../domain/catalogue/review.js";
import type { ReviewBadge } from "../domain/content/reviewBadge.js";
import { reviewBadgeRow } from "../wire/reviewBadge.js";
import { reviewRightsRow, reviewRow, reviewSummaryRow } from "../wire/review.js";
import type { Http } from "./transport/http.js";
import { getFromFast } from "./transport/getCall.js";

/** A page of a product's reviews. */
export interface ReviewPage {
  limit?: number | undefined;
  offset?: number | undefined;
  /** Only reviews in this language, for example "de". */
  language?: string | undefined;
}

/**
 * Reads and writes product reviews; only buyers may write.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID, and the errors of each call
 */
export interface ReviewClient {
  /** Newest first. */
  list(productId: number, page?: ReviewPage): Promise<Review[]>;
  summary(productId: number): Promise<ReviewSummary>;
  /** Rating of the shop as a whole; undefined without ratings. */
  badge(widget: ReviewWidget): Promise<ReviewBadge | undefined>;
  /**
   * Returns whether the customer may review the product of this variant.
   * @param customerId 0 for a guest
   * @throws ShopError NOT_FOUND
   */
  rights(variantId: number, customerId: number): Promise<ReviewRights>;
  /**
   * Submits a review; "pending" until it is moderated.
   * @throws ShopError UNAUTHORIZED, INVALID_INPUT, FORBIDDEN for customers who have not bought the product or have
   * reviewed it
   */
  write(review: ReviewInput): Promise<"pending" | "accepted">;
}

/** Identity of a review widget. */
export interface ReviewWidget {
  shopId: string;
  type: string;
  /** For example "de". */
  language: string;
}

/** Input of {@link ReviewClient.write}. */
export interface ReviewInput {
  variantId: number;
  title: string;
  content: string;
  /** From 1 to 5. */
  rating: number;
  /** Language of the text, for example "de". */
  language: string;
}

/** Creates {@link ReviewClient.list}. */
export const reviewsCall =
  (http: Http): ReviewClient["list"] =>
  (id, page = {}) =>
    getFromFast(http, `comments/${id}`, v.array(reviewRow), { ...page });

/** Creates {@link ReviewClient.summary}. */
export const reviewSummaryCall =
  (http: Http): ReviewClient["summary"] =>
  (id) =>
    getFromFast(http, `comments/summary/${id}`, reviewSummaryRow);

/** Creates {@link ReviewClient.badge}. */
export const reviewBadgeCall =
  (http: Http): ReviewClient["badge"] =>
  ({ shopId, type, language }) =>
    getFromFast(http, "review_widget/", reviewBadgeRow, { shop_id: shopId, type, language });

/** Creates {@link ReviewClient.rights}. */
export const reviewRightsCall =
  (http: Http): ReviewClient["rights"] =>
  (variantId, customerId) =>
    getFromFast(http, `comments/rights/${variantId}/${customerId}`, reviewRightsRow);

/** Returns the review calls. */
export function createReviewClient(http: Http): ReviewClient {
  return {
    list: reviewsCall(http),
    summary: reviewSummaryCall(http),
    badge: reviewBadgeCall(http),
    rights: reviewRightsCall(http),
    write: ({ variantId, ...review }) =>
      http({
        api: "fast",
        method: "POST",
        path: "comments",
        body: { pse_id: variantId, ...review },
        requiresSession: true,
        schema: v.object({ status: v.picklist(["pending", "accepted"]) }),
      }).then(({ status }) => status),
  };
}
