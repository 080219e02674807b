/** Reviews loaded with the page. */
export const FIRST_REVIEWS = 4;
/** Reviews per "load more" step. */
export const STEP_REVIEWS = 16;
/** Limit of the backend. */
export const MOST_REVIEWS = 100;
