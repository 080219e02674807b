import { isShopError, type Shop } from "@shop/core";
import { contentQuery, type ReadQuery, STALE_MS } from "@shop/core/query";
import { folderLinksQuery, marketLinksQuery } from "../../shared/folderLinksQuery.ts";
import { queryOptions } from "@tanstack/react-query";
import type { MenuLink } from "./menuExtras.ts";
import type { SalesBarData } from "./parseSalesBar.ts";

// Separate chunks: the server parses these settings; a browser needs the parsers only for a refetch.
const loadSalesBarParser = () => import("./parseSalesBar.ts");
const loadMenuExtrasParser = () => import("./menuExtras.ts");

/** Sales bar; null for none. Never fails: keeps the cached data when a refetch fails. */
export const salesBarQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ["salesBar", shop.config.locale],
    queryFn: async ({ client, queryKey }): Promise<SalesBarData | null> => {
      try {
        const [config, { parseSalesBar }] = await Promise.all([
          shop.content.moduleConfig("SalesBar"),
          loadSalesBarParser(),
        ]);
        return parseSalesBar(config, shop.config) ?? null;
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
      const cached = client.getQueryData<MenuLink[]>(queryKey) ?? [];
      const page = (id: number): Promise<MenuLink | undefined> =>
        contentQuery(shop, id)
          .queryFn()
          .then(
            ({ title, fallbackLanguages: languages, url }) => ({ id, title, language: languages?.title, url }),
            (failure) => (isShopError(failure, "NOT_FOUND") ? undefined : cached.find((link) => link.id === id)),
          );
      try {
        const [ids, links, { parseContentIds, parseExtraLinks }] = await Promise.all([
          shop.content.setting("menu_content_ids"),
          shop.content.setting("menu_extra_links"),
          loadMenuExtrasParser(),
        ]);
        const pages = await Promise.all(parseContentIds(ids).map(page));
        return [...pages.filter((link) => link !== undefined), ...parseExtraLinks(links)];
      } catch {
        return cached;
      }
    },
    staleTime: STALE_MS,
  });

/** Link lists of the frame, needed on every page. */
export const frameQueries = (shop: Shop): Array<ReadQuery<unknown>> => [
  ...["legal", "service", "company"].map((folder) => folderLinksQuery(shop, folder)),
  marketLinksQuery(shop),
];
