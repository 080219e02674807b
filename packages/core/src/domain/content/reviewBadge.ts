/** What buyers say of the shop as a whole. Source: specification 7, review widget. */
export interface ReviewBadge {
  /** mean, 1 to 5 */
  rating: number;
  count: number;
  /** parts of it: "Sofas", 4.7 */
  criteria: ReadonlyArray<{ name: string; rating: number; count: number }>;
  seal: ReviewSeal;
}

export const REVIEW_SEALS = ["gold", "silver", "bronze", "none"] as const;
/** The seal of the review service. Source: specification 7. */
export type ReviewSeal = (typeof REVIEW_SEALS)[number];
