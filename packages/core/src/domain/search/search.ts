import { SEARCH_MIN_LENGTH } from "./searchMinLength.js";
import type { ShopCents } from "../money/cents.js";

/** Product of a search result. */
export interface SearchProduct {
  id: number;
  ref: string;
  title: string;
  /** Path inside the storefront. */
  url: string;
  stock: number;
  /** Gross, in cents, with the VAT and in the currency of the requested country. */
  priceCents: ShopCents;
  /** Net, in cents; undefined when not reported. */
  netCents: number | undefined;
  /** Gross list price in cents, when above the price. */
  listPriceCents: ShopCents | undefined;
  /** Lowest gross price of the 30 days before the promotion, in cents (Directive 98/6/EC, Art. 6a). */
  lowestPrice30dCents: ShopCents | undefined;
  /** Image file and its other widths (`${base}-${width}.avif`), if any. */
  picture: { src: string; base: string; widths: readonly number[] } | undefined;
  categories: readonly string[];
  keywords: readonly string[];
  variantId: number;
  fulfilmentCenter: string;
}

/** Content page of a search result. */
export interface SearchLink {
  title: string;
  /** Language of the title when it is not the requested one. */
  language?: string | undefined;
  url: string;
  /** Title of the parent folder; "" when not reported. */
  parent: string;
}

/** Number of results in a category. */
export interface SearchCategory {
  id: number;
  /** "" when not reported. */
  title: string;
  count: number;
}

/** One page of search results. */
export interface SearchPage {
  products: readonly SearchProduct[];
  /** Results in the selected category, or in all; the engine counts up to 10 000. */
  total: number;
  totalUnfiltered: number;
  /** Categories by number of results, descending; counts cover all results. */
  categories: readonly SearchCategory[];
  /** Alternative spellings with more results. */
  spellingSuggestions: readonly string[];
}

/** Results loaded so far for a text. */
export interface SearchResult extends SearchPage {
  text: string;
  links: readonly SearchLink[];
}

/** Products on the first page; its sixth slot holds content links. */
export const SEARCH_FIRST_PAGE_SIZE = 5;
/** Products on each further page. */
export const SEARCH_PAGE_SIZE = 6;
export const SEARCH_LINKS_LIMIT = 100;
/** Maximum number of content links in a search box. */
export const SEARCH_LINKS_VISIBLE = 5;
/** Distance in pixels to the end of the list at which the next page loads. */
export const SEARCH_SCROLL_THRESHOLD_PX = 1500;

/** Maximum length of a search text, in UTF-16 code units; the search engine accepts no more. */
export const SEARCH_MAX_LENGTH = 200;

/** Returns the number of products on the first `pages` pages. */
export const countSearchProducts = (pages: number): number => SEARCH_FIRST_PAGE_SIZE + SEARCH_PAGE_SIZE * (pages - 1);

/** Returns whether the trimmed text is long enough to search for; an emoji counts as one character. */
export function isSearchable(text: string, minLength: number = SEARCH_MIN_LENGTH): boolean {
  return searchLength(text) >= minLength;
}

/** Returns the number of characters of the trimmed text, as a shopper counts them. */
export const searchLength = (text: string): number => Array.from(text.trim()).length;

/** Normalizes typed text: one line without control characters, at most {@link SEARCH_MAX_LENGTH} long. */
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

/** Formats the total of all categories: "10000+" from 10 000 on, where the search engine stops counting. */
export function countLabel(total: number): string {
  return total >= 10_000 ? "10000+" : String(total);
}
