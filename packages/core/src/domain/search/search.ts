/** A product as the search engine knows it. Source: specification 3, search product result. */
export interface SearchProduct {
  id: number;
  ref: string;
  title: string;
  /** path inside the storefront */
  url: string;
  stock: number;
  /** gross, in cents, with the VAT of the storefront's country */
  priceCents: number;
  /** net, in cents; undefined where the engine does not tell */
  netCents: number | undefined;
  /** gross list price, in cents, where it is above the price */
  listCents: number | undefined;
  /** gross, the lowest price of the 30 days before the promotion, in cents; decision D1 */
  lowestCents: number | undefined;
  picture: SearchPicture | undefined;
  categories: readonly string[];
  /** words it is found by besides its own */
  keywords: readonly string[];
  saleElementId: number;
  fulfilmentCenter: string;
}

/** One file, with its other widths (`${base}-${width}.avif`) where the shop has them. */
export interface SearchPicture {
  src: string;
  base: string;
  widths: readonly number[];
}

/** A page of words. Source: specification 3, search content link. */
export interface SearchLink {
  title: string;
  /** of the title, where it is not in the asked one */
  language?: string | undefined;
  /** path inside the storefront */
  url: string;
  /** what it belongs to; "" where the engine does not tell */
  parent: string;
}

/** How many of the products found are in a category. */
export interface SearchCategory {
  id: number;
  /** "" where the engine does not tell */
  title: string;
  count: number;
}

/** One cutting of what was found. */
export interface SearchPage {
  products: readonly SearchProduct[];
  /** found in the chosen category, or in all; the engine counts to 10 000 */
  total: number;
  /** found in all categories */
  all: number;
  /** most products first; the counts are those of all products found */
  categories: readonly SearchCategory[];
  /** other spellings of the text that have more */
  corrections: readonly string[];
}

/** What a text has found so far. */
export interface SearchFound extends SearchPage {
  /** that was searched for */
  text: string;
  links: readonly SearchLink[];
}
