import type { Alternates, Picture } from "../catalogue/product.js";

/** Languages ("ro") of texts without a translation into the requested language; use them as `lang` attributes. */
export type FallbackLanguages = Readonly<Partial<Record<"title" | "summary" | "description", string>>>;

/** Content page: about, terms, a blog article. */
export interface Content {
  id: number;
  title: string;
  /** Sanitized HTML. */
  description: string;
  summary: string;
  /** Key of the page, "faq"; "" without one. */
  code: string;
  /** Country whose storefronts have this page, "RO"; undefined: all. */
  market: string | undefined;
  metaTitle: string;
  metaDescription: string;
  url: string;
  alternates: Alternates;
  /** Publication date of an article, "2026-10-01". */
  publishedOn: string | undefined;
  picture: Picture | undefined;
  /** Free text; JSON with brand_id and category_id turns the page into a product listing. */
  footnote: string;
  /** Absent when all texts are in the requested language or the backend does not report it. */
  fallbackLanguages?: FallbackLanguages | undefined;
}

/** Link to a content page. */
export interface ContentLink {
  id: number;
  /** Key of the page, "terms"; "" without one. */
  code: string;
  title: string;
  /** One or two sentences; "" without one. */
  summary: string;
  url: string;
  /** Publication date of an article, "2026-10-01". */
  publishedOn: string | undefined;
  picture: Picture | undefined;
  /** Absent when all texts are in the requested language or the backend does not report it. */
  fallbackLanguages?: FallbackLanguages | undefined;
}

/** Result of a URL rewriting lookup. */
export interface ResolvedUrl {
  view: string;
  viewId: number;
  /** Current URL when the requested one is obsolete. */
  redirect: string | undefined;
}
