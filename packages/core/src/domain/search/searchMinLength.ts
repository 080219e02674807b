/** Minimum length of a search text, in characters, unless the locale config says otherwise. */
export const SEARCH_MIN_LENGTH = 4;
