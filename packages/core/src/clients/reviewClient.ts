import * as v from "valibot";
import type { Review } from "../domain/catalogue/review.js";
import { reviewRow } from "../wire/review.js";
import type { Http } from "./http.js";

export interface ReviewClient {
  /** the newest first */
  list(productId: number, page?: { limit?: number; offset?: number }): Promise<Review[]>;
}

/** What buyers say. */
export function createReviewClient(http: Http): ReviewClient {
  return {
    list: (id, page = {}) =>
      http({ api: "fast", method: "GET", path: `comments/${id}`, query: page, answer: v.array(reviewRow) }),
  };
}
