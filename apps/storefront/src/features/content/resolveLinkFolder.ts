import type { Content } from "@shop/core";

/** Folder code of the blog. */
export const BLOG_FOLDER = "blog";

/** Returns the folder whose links a page lists: the blog for an article, else the folder with the page's own code. */
export function resolveLinkFolder({ code, publishedOn }: Pick<Content, "code" | "publishedOn">): string | undefined {
  if (publishedOn !== undefined) return BLOG_FOLDER;
  return code === "" ? undefined : code;
}
