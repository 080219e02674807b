import type { Review, ReviewBadge, ReviewRights, ReviewSummary } from "../domain/catalogue/review.js";
import { reviewRightsRow, reviewRow, reviewSummaryRow } from "../wire/review.js";
import { reviewBadgeRow } from "../wire/reviewBadge.js";
import type { ReadCall } from "./apiCall.js";
import { array } from "../wire/row.js";

/** A page of a product's reviews. */
export interface ReviewPage {
  limit?: number | undefined;
  offset?: number | undefined;
  /** Only reviews in this language, for example "de". */
  language?: string | undefined;
}

/** Identity of a review widget. */
export interface ReviewWidget {
  shopId: string;
  type: string;
  /** For example "de". */
  language: string;
}

/** Those in the storefront's language first, each language newest first. */
export const list: ReadCall<[productId: number, page?: ReviewPage], Review[]> = {
  api: "fast",
  request: ({ locale }, id, { limit, offset, language } = {}) => ({
    path: `comments/${id}`,
    query: { limit, offset, language, first: locale.slice(0, 2) },
  }),
  schema: array(reviewRow),
};

export const summary: ReadCall<[productId: number], ReviewSummary> = {
  api: "fast",
  request: (_, id) => ({ path: `comments/summary/${id}` }),
  schema: reviewSummaryRow,
};

/** Rating of the shop as a whole; undefined without ratings. */
export const badge: ReadCall<[widget: ReviewWidget], ReviewBadge | undefined> = {
  api: "fast",
  request: (_, { shopId, type, language }) => ({ path: "review_widget/", query: { shop_id: shopId, type, language } }),
  schema: reviewBadgeRow,
  optional: "record",
};

/**
 * Returns whether the customer may review the product of this variant; 0 is a guest.
 * @throws ShopError NOT_FOUND
 */
export const rights: ReadCall<[variantId: number, customerId: number], ReviewRights> = {
  api: "fast",
  request: (_, variantId, customerId) => ({ path: `comments/rights/${variantId}/${customerId}` }),
  schema: reviewRightsRow,
};
