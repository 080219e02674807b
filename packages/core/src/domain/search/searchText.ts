/** Characters a search needs. Source: specification 9. */
export const SEARCH_MIN_LENGTH = 4;

/** Longer than this nobody searches; the engine takes no more. Source: legal and security reference, C7. */
export const SEARCH_MAX_LENGTH = 200;

/** Longer than three characters once trimmed; an emoji is one character. Source: specification 5. */
export function isSearchable(text: string): boolean {
  return searchLength(text) >= SEARCH_MIN_LENGTH;
}

/** Characters of a text once trimmed, as a shopper counts them. */
export const searchLength = (text: string): number => Array.from(text.trim()).length;

/**
 * What is searched for when this was typed: one line without tabs and control characters, at most
 * {@link SEARCH_MAX_LENGTH} long and never ending in half a character.
 */
export function cleanSearchText(text: string): string {
  return text
    .replaceAll("\t", "")
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
}

/** Text for the search engine: a backslash before \ " ' : / ! ^ ( ) { } and no tabs. Source: specification 5. */
export function escapeSearchText(text: string): string {
  return text.replaceAll("\t", "").replace(/[\\"':/!^(){}]/g, "\\$&");
}
