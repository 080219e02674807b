/** Products on the first page; its sixth slot holds content links. */
export const SEARCH_FIRST_PAGE_SIZE = 5;
/** Products on each further page. */
export const SEARCH_PAGE_SIZE = 6;
/** Content links per request. */
export const SEARCH_LINKS_LIMIT = 100;
/** Maximum number of content links in a search box. */
export const SEARCH_LINKS_VISIBLE = 5;
/** Distance in pixels to the end of the list at which the next page loads. */
export const SEARCH_SCROLL_THRESHOLD_PX = 1500;

/** Returns the number of products on the first `pages` pages. */
export const countSearchProducts = (pages: number): number => SEARCH_FIRST_PAGE_SIZE + SEARCH_PAGE_SIZE * (pages - 1);
