import { isShopError, type Shop } from "@shop/core";
import { contentQuery, type ReadQuery, STALE_MS } from "@shop/core/query";
import { linksQuery, localFolderQuery } from "../../app/linksQuery.ts";
import { queryOptions } from "@tanstack/react-query";
import type { MenuLink } from "./menuExtras.ts";
import type { SalesBarData } from "./readSalesBar.ts";

// Separate chunks: the server parses these settings; a browser needs the parsers only for a refetch.
const salesBarReader = () => import("./readSalesBar.ts");
const extrasReader = () => import("./menuExtras.ts");

/** Sales bar; null for none. Never fails: keeps the cached data when a refetch fails. */
export const salesBarQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ["salesBar", shop.config.locale],
    queryFn: async ({ client, queryKey }): Promise<SalesBarData | null> => {
      try {
        const [config, { readSalesBar }] = await Promise.all([shop.content.moduleConfig("SalesBar"), salesBarReader()]);
        return readSalesBar(config, shop.config) ?? null;
      } catch {
        return client.getQueryData<SalesBarData>(queryKey) ?? null;
      }
    },
    staleTime: STALE_MS,
  });

/** Configured menu entries: content pages and links. Omits deleted pages; keeps cached data when a refetch fails. */
export const menuExtrasQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ["menuExtras", shop.config.locale],
    queryFn: async ({ client, queryKey }): Promise<MenuLink[]> => {
      const known = client.getQueryData<MenuLink[]>(queryKey) ?? [];
      const page = (id: number): Promise<MenuLink | undefined> =>
        contentQuery(shop, id)
          .queryFn()
          .then(
            ({ title, languages, url }) => ({ id, title, language: languages?.title, url }),
            (failure) => (isShopError(failure, "NOT_FOUND") ? undefined : known.find((link) => link.id === id)),
          );
      try {
        const [ids, links, { readContentIds, readExtraLinks }] = await Promise.all([
          shop.content.setting("menu_content_ids"),
          shop.content.setting("menu_extra_links"),
          extrasReader(),
        ]);
        const pages = await Promise.all(readContentIds(ids).map(page));
        return [...pages.filter((link) => link !== undefined), ...readExtraLinks(links)];
      } catch {
        return known;
      }
    },
    staleTime: STALE_MS,
  });

/** Link lists of the frame, needed on every page. */
export const frameQueries = (shop: Shop): Array<ReadQuery<unknown>> => [
  ...["legal", "service", "company"].map((folder) => linksQuery(shop, folder)),
  localFolderQuery(shop),
];
