import type { Alternates, Picture } from "../catalogue/product.js";

/** Languages, "ro", of the words that the shop does not have in the asked one: what shows them says so to screen readers. */
export type ForeignWords = Readonly<Partial<Record<"title" | "chapo" | "description", string>>>;

/** A page of words: about, terms, a blog article. */
export interface Content {
  id: number;
  title: string;
  /** sanitised HTML */
  description: string;
  chapo: string;
  /** the shop's own name for the page, "faq"; empty where it gives none */
  code: string;
  /** the one country whose storefronts have this page, "RO"; undefined: all have it */
  satellite: string | undefined;
  metaTitle: string;
  metaDescription: string;
  url: string;
  alternates: Alternates;
  /** day of an article, "2026-10-01" */
  publishedOn: string | undefined;
  picture: Picture | undefined;
  /** free text; JSON with brand_id and category_id turns the content into a listing */
  postscriptum: string;
  /** absent: all words are in the asked language, or the shop does not tell */
  languages?: ForeignWords | undefined;
}

/** A link to a page of words. */
export interface ContentLink {
  id: number;
  /** the shop's own name for the page, "terms"; empty where it gives none */
  code: string;
  title: string;
  /** one or two sentences; empty where the shop gives none */
  chapo: string;
  url: string;
  /** day of an article, "2026-10-01" */
  publishedOn: string | undefined;
  picture: Picture | undefined;
  /** absent: all words are in the asked language, or the shop does not tell */
  languages?: ForeignWords | undefined;
}

/** What an address shows, as the rewriting lookup answers. */
export interface ResolvedUrl {
  view: string;
  viewId: number;
  /** the current address, where this one is obsolete */
  redirect: string | undefined;
}
