/** Summary of customer reviews of the shop. */
export interface ReviewBadge {
  /** Mean, 1 to 5. */
  rating: number;
  count: number;
  /** Ratings by criterion: "Sofas", 4.7. */
  criteria: ReadonlyArray<{ name: string; rating: number; count: number }>;
  seal: ReviewSeal;
}

export const REVIEW_SEALS = ["gold", "silver", "bronze", "none"] as const;
/** Seal awarded by the review service. */
export type ReviewSeal = (typeof REVIEW_SEALS)[number];
