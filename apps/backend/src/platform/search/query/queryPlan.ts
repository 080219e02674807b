/** A matching term of the index; a fit of 1 is an exact match. */
export interface Match {
  term: string;
  fit: number;
}

/** One interpretation of a part of the query. All words should match; each by any of its matches. */
export interface Reading {
  words: { matches: Match[]; weight: number }[];
  fit: number;
}

/** A part of the query with its possible readings; the best one counts. */
export interface QueryPart {
  readings: Reading[];
  weight: number;
  /** True for a number that is no dimension, as in "set of 4". */
  isCount: boolean;
}

export interface QueryPlan {
  slots: QueryPart[];
  correction: string | undefined;
}
