import type { Content } from "@shop/core";

/** Folder code of the blog. */
export const ARTICLES = "blog";

/** Returns the folder whose links a page lists: the blog for an article, else the folder with the page's own code. */
export function contentFolder({ code, publishedOn }: Pick<Content, "code" | "publishedOn">): string | undefined {
  if (publishedOn !== undefined) return ARTICLES;
  return code === "" ? undefined : code;
}
