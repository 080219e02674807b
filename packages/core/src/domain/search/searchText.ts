/** Minimum length of a search text, in characters. */
export const SEARCH_MIN_LENGTH = 4;

/** Maximum length of a search text, in UTF-16 code units; the search engine accepts no more. */
export const SEARCH_MAX_LENGTH = 200;

/** Returns whether the trimmed text is long enough to search for; an emoji counts as one character. */
export function isSearchable(text: string): boolean {
  return searchLength(text) >= SEARCH_MIN_LENGTH;
}

/** Returns the number of characters of the trimmed text, as a shopper counts them. */
export const searchLength = (text: string): number => Array.from(text.trim()).length;

/**
 * Normalizes typed text for a search: one line without tabs and control characters, at most {@link SEARCH_MAX_LENGTH}
 * long, without a split surrogate pair.
 */
export function cleanSearchText(text: string): string {
  return text
    .replaceAll("\t", "")
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
}

/** Escapes text for the search engine: a backslash before \ " ' : / ! ^ ( ) { }; removes tabs. */
export function escapeSearchText(text: string): string {
  return text.replaceAll("\t", "").replace(/[\\"':/!^(){}]/g, "\\$&");
}
