/** What somebody says of a product. */
export interface Review {
  id: number;
  author: string;
  title: string;
  content: string;
  /** in which language it was written, "de" */
  language: string;
  /** 1 … 5 */
  rating: number;
  /** the author bought the product in this shop */
  verified: boolean;
  /** ISO 8601: "2026-10-03T08:15:00.000Z" */
  createdAt: string;
}

/** All accepted reviews of a product in figures. */
export interface ReviewSummary {
  count: number;
  /** to one tenth of a star; undefined without any review */
  average: number | undefined;
  /** how many gave so many stars, one star first */
  ratings: ReadonlyArray<{ rating: number; count: number }>;
  /** the languages they are written in, the most frequent first */
  languages: ReadonlyArray<{ language: string; count: number }>;
}

/** Whether somebody may say something of a product, and if not, why. */
export interface ReviewRights {
  allowed: boolean;
  reason: "ok" | "not_logged_in" | "not_bought" | "already_posted";
}
