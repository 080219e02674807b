/** Reviews that come with the page. */
export const FIRST_REVIEWS = 4;
/** more at a time */
export const STEP_REVIEWS = 16;
/** more than this the shop does not give at once */
export const MOST_REVIEWS = 100;
