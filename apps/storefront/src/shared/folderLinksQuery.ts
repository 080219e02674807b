import type { Content, ContentLink, Shop } from "@shop/core";
import { folderQuery, type ReadQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

export interface PageLink extends Pick<ContentLink, "id" | "code" | "title" | "url"> {
  /** Language of the title when it differs from the storefront's. */
  language?: string | undefined;
}

/** Links to the contents of a folder. Without their summaries: every page of the shop contains these lists. */
export const folderLinksQuery = (shop: Shop, folder: string): ReadQuery<PageLink[]> => ({
  ...folderQuery(shop, folder),
  queryKey: ["links", shop.config.locale, folder],
  queryFn: async () => {
    const links = await folderQuery(shop, folder).queryFn();
    return links.map(({ id, code, title, url, fallbackLanguages: languages }) => ({
      id,
      code,
      title,
      url,
      language: languages?.title,
    }));
  },
});

/** Returns the link to a content of a folder by its code. The root loader has loaded the folders of the footer. */
export const usePageLink = (folder: string, code: string): PageLink | undefined =>
  useSuspenseQuery(folderLinksQuery(useShop(), folder)).data.find((link) => link.code === code);

/** Links to contents of one market only (folder "service-ro"), without untranslated ones. */
export const marketLinksQuery = (shop: Shop): ReadQuery<PageLink[]> => {
  const { queryFn, ...query } = folderLinksQuery(shop, `service-${shop.config.market.toLowerCase()}`);
  return { ...query, queryFn: async () => (await queryFn()).filter(({ title }) => title !== "") };
};

export const BLOG_FOLDER = "blog";

/** Returns the folder whose links a page lists: the blog for an article, else the folder with the page's own code. */
export function resolveLinkFolder({ code, publishedOn }: Pick<Content, "code" | "publishedOn">): string | undefined {
  if (publishedOn !== undefined) return BLOG_FOLDER;
  return code === "" ? undefined : code;
}
