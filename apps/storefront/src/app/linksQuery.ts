import type { ContentLink, Shop } from "@shop/core";
import { folderQuery, type ReadQuery } from "@shop/core/query";

/** A page of words as one line of a list names it. */
export interface PageLink extends Pick<ContentLink, "id" | "code" | "title" | "url"> {
  /** of its title, where it is not the storefront's */
  language?: string | undefined;
}

/** The pages of a folder by their names: every page of the shop carries these lists, and nobody reads their summaries there. */
export const linksQuery = (shop: Shop, folder: string): ReadQuery<PageLink[]> => ({
  ...folderQuery(shop, folder),
  queryKey: ["links", shop.config.locale, folder],
  queryFn: async () => {
    const links = await folderQuery(shop, folder).queryFn();
    return links.map(({ id, code, title, url, languages }) => ({ id, code, title, url, language: languages?.title }));
  },
});

/** Pages of words that one country alone has, "service-ro". Those that are not in this language are left out. */
export const localFolderQuery = (shop: Shop): ReadQuery<PageLink[]> => {
  const { queryFn, ...query } = linksQuery(shop, `service-${shop.config.satellite.toLowerCase()}`);
  return { ...query, queryFn: async () => (await queryFn()).filter(({ title }) => title !== "") };
};
