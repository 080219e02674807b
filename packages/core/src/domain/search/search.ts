import type { EuroCents } from "../money/cents.js";

/** Product of a search result. */
export interface SearchProduct {
  id: number;
  ref: string;
  title: string;
  /** Path inside the storefront. */
  url: string;
  stock: number;
  /** Gross, in cents, with the VAT of the storefront's country. */
  priceCents: EuroCents;
  /** Net, in cents; undefined when not reported. */
  netCents: number | undefined;
  /** Gross list price in cents, when above the price. */
  listPriceCents: EuroCents | undefined;
  /** Lowest gross price of the 30 days before the promotion, in cents (Directive 98/6/EC, Art. 6a). */
  lowestPrice30dCents: EuroCents | undefined;
  picture: SearchPicture | undefined;
  categories: readonly string[];
  /** Additional search terms. */
  keywords: readonly string[];
  variantId: number;
  fulfilmentCenter: string;
}

/** Image file and its other widths (`${base}-${width}.avif`), if any. */
export interface SearchPicture {
  src: string;
  base: string;
  widths: readonly number[];
}

/** Content page of a search result. */
export interface SearchLink {
  title: string;
  /** Language of the title when it is not the requested one. */
  language?: string | undefined;
  /** Path inside the storefront. */
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
  /** Results in all categories. */
  totalUnfiltered: number;
  /** Categories by number of results, descending; counts cover all results. */
  categories: readonly SearchCategory[];
  /** Alternative spellings with more results. */
  spellingSuggestions: readonly string[];
}

/** Results loaded so far for a text. */
export interface SearchResult extends SearchPage {
  /** Searched text. */
  text: string;
  links: readonly SearchLink[];
}
