import type { ContentLink, Shop } from "@shop/core";
import { folderQuery, type ReadQuery } from "@shop/core/query";

/** A page of words as one line of a list names it. */
export type PageLink = Pick<ContentLink, "id" | "code" | "title" | "url">;

/** The pages of a folder by their names: every page of the shop carries these lists, and nobody reads their summaries there. */
export const linksQuery = (shop: Shop, folder: string): ReadQuery<PageLink[]> => ({
  ...folderQuery(shop, folder),
  queryKey: ["links", shop.config.locale, folder],
  queryFn: async () => {
    const links = await folderQuery(shop, folder).queryFn();
    return links.map(({ id, code, title, url }) => ({ id, code, title, url }));
  },
});
