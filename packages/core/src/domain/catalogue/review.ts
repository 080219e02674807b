/** Customer review of a product. */
export interface Review {
  id: number;
  author: string;
  title: string;
  content: string;
  /** Language of the text, "de". */
  language: string;
  /** 1 to 5. */
  rating: number;
  /** The author bought the product in this shop. */
  verified: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** In the storefront's language, when the backend has stored one. */
  translation: { title: string; content: string } | undefined;
  /** In the author's order; empty when not reported. */
  pictures: readonly ReviewPicture[];
}

/** Photo of a review. */
export interface ReviewPicture {
  url: string;
  /** Square, for a list. */
  thumbnailUrl: string;
  /** Of `url`, in pixels. */
  width: number;
  height: number;
}

/** Statistics of all approved reviews of a product. */
export interface ReviewSummary {
  count: number;
  /** Rounded to one decimal; undefined without reviews. */
  average: number | undefined;
  /** One star first. */
  ratings: ReadonlyArray<{ rating: number; count: number }>;
  /** Most frequent first. */
  languages: ReadonlyArray<{ language: string; count: number }>;
}

export interface ReviewRights {
  allowed: boolean;
  reason: "ok" | "not_logged_in" | "not_bought" | "already_posted";
}

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
