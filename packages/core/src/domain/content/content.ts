import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";
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

/** Product filter of a content page that is a listing. */
export interface ContentListing {
  brandId: number;
  categoryId: number;
}

/**
 * Parses the listing of a content page from its footnote: JSON with brand_id and category_id (positive integers, as
 * number or text). Never throws.
 * @returns `error`, for logging only, when the text is not such JSON; neither value for an empty text
 */
export function contentListing(footnote: string | null | undefined): {
  listing: ContentListing | undefined;
  error?: string;
} {
  if (footnote === undefined || footnote === null || footnote.trim() === "") {
    return { listing: undefined };
  }
  let json: unknown;
  try {
    json = JSON.parse(footnote);
  } catch (error) {
    return { listing: undefined, error: `Footnote is not JSON: ${String(error)}` };
  }
  const ids = typeof json === "object" && json !== null ? json : {};
  const brandId = "brand_id" in ids ? parsePositiveInteger(ids.brand_id) : undefined;
  const categoryId = "category_id" in ids ? parsePositiveInteger(ids.category_id) : undefined;
  return brandId === undefined || categoryId === undefined
    ? { listing: undefined, error: "Footnote has no valid brand_id and category_id" }
    : { listing: { brandId, categoryId } };
}

/** Returns the screen for the view of a URL rewriting lookup; undefined for an unknown view. */
export function screenFor(view: string): "product" | "listing" | "content" | undefined {
  switch (view) {
    case "product":
    case "pse":
      return "product";
    case "category":
    case "brand":
      return "listing";
    case "content":
      return "content";
    default:
      return undefined;
  }
}
