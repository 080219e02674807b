/** Characters a search needs. Source: specification 9. */
export const SEARCH_MIN_LENGTH = 4;

/** Longer than three characters once trimmed; an emoji is one character. Source: specification 5. */
export function isSearchable(text: string): boolean {
  return Array.from(text.trim()).length >= SEARCH_MIN_LENGTH;
}

/** Text for the search engine: a backslash before \ " ' : / ! ^ ( ) { } and no tabs. Source: specification 5. */
export function escapeSearchText(text: string): string {
  return text.replaceAll("\t", "").replace(/[\\"':/!^(){}]/g, "\\$&");
}
