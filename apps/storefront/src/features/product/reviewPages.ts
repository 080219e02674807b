/** Reviews loaded with the page. */
export const INITIAL_REVIEWS = 4;
export const REVIEWS_PER_STEP = 16;
/** Limit of the backend. */
export const MAX_REVIEWS = 100;
