import type { Content } from "@shop/core";

/** The folder of the articles. */
export const ARTICLES = "blog";

/** The folder a page of words shows links of: an article its neighbours, any other page the folder it has the name of. */
export function contentFolder({ code, publishedOn }: Pick<Content, "code" | "publishedOn">): string | undefined {
  if (publishedOn !== undefined) return ARTICLES;
  return code === "" ? undefined : code;
}
