/** Products of the first page: the sixth place is for links to pages of words. Source: specification 9. */
export const SEARCH_FIRST_PAGE = 5;
/** Products of every further page. Source: specification 9. */
export const SEARCH_PAGE = 6;
/** Links that are asked for, and those that are shown. Source: specification 9. */
export const SEARCH_LINKS_FETCHED = 100;
/** Pages of words that a search box shows at most. Source: specification 9. */
export const SEARCH_LINKS_SHOWN = 5;
/** More follows when the end of the list is as near as this. Source: specification 9. */
export const SEARCH_SCROLL_PX = 1500;

/** Products on the first so many pages together. */
export const searchCount = (pages: number): number => SEARCH_FIRST_PAGE + SEARCH_PAGE * (pages - 1);

/** The last page of so many products. */
export const lastSearchPage = (total: number): number =>
  Math.max(1, Math.ceil((total - SEARCH_FIRST_PAGE) / SEARCH_PAGE) + 1);
