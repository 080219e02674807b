/** A term of the index that fits one word of the query, and how well: 1 is the word itself. */
export interface Match {
  term: number;
  fit: number;
}

/** One way to read a part of the query: all its words should be found; each by any of its matches. */
export interface Reading {
  words: { matches: Match[]; weight: number }[];
  fit: number;
}

/** A part of the query that stands for one thing, with the ways to read it; the best one counts. */
export interface Slot {
  readings: Reading[];
  /** how much of the query it is */
  weight: number;
  /** whether it is a number that is no measure, as in "set of 4" */
  count: boolean;
}

export interface QueryPlan {
  slots: Slot[];
  correction: string | undefined;
}
