/** A page of words: about, terms, a blog article. */
export interface Content {
  id: number;
  title: string;
  /** sanitised HTML */
  description: string;
  chapo: string;
  metaTitle: string;
  metaDescription: string;
  url: string;
  /** free text; JSON with brand_id and category_id turns the content into a listing */
  postscriptum: string;
}

export interface ContentLink {
  id: number;
  /** the shop's own name for the page, "terms"; empty where it gives none */
  code: string;
  title: string;
  url: string;
}

/** What an address shows, as the rewriting lookup answers. */
export interface ResolvedUrl {
  view: string;
  viewId: number;
  /** the current address, where this one is obsolete */
  redirect: string | undefined;
}
