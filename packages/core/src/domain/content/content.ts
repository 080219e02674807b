import { members } from "../../shared/members.js";
import { parseJson } from "../../shared/parseJson.js";
import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";
import type { Page, Picture } from "../catalogue/product.js";

/** Languages ("ro") of texts without a translation into the requested language; use them as `lang` attributes. */
export type FallbackLanguages = Readonly<Partial<Record<"title" | "summary" | "description", string>>>;

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

/** Content page: about, terms, a blog article. */
export interface Content extends ContentLink, Page {
  /** Country whose storefronts have this page, "RO"; undefined: all. */
  market: string | undefined;
  /** Free text; JSON with brand_id and category_id turns the page into a product listing. */
  footnote: string;
}

/** Result of a URL rewriting lookup. */
export interface ResolvedUrl {
  view: string;
  viewId: number;
  /** Current URL when the requested one is obsolete. */
  redirect: string | undefined;
}

/**
 * Parses the footnote of a content page that is a listing: JSON with brand_id and category_id. Never throws.
 * @returns `error`, for logging only, for other text; neither value for an empty one
 */
export function contentListing(footnote: string | null | undefined): {
  listing: { brandId: number; categoryId: number } | undefined;
  error?: string;
} {
  if (footnote === undefined || footnote === null || footnote.trim() === "") return { listing: undefined };
  const json = parseJson(footnote);
  const ids = members(json);
  const brandId = parsePositiveInteger(ids["brand_id"]);
  const categoryId = parsePositiveInteger(ids["category_id"]);
  return brandId === undefined || categoryId === undefined
    ? { listing: undefined, error: "Footnote is not JSON with a valid brand_id and category_id" }
    : { listing: { brandId, categoryId } };
}

/** Returns the screen for the view of a URL rewriting lookup; undefined for an unknown view. */
export function screenFor(view: string): "product" | "listing" | "content" | undefined {
  if (view === "product" || view === "pse") return "product";
  if (view === "category" || view === "brand") return "listing";
  return view === "content" ? "content" : undefined;
}
