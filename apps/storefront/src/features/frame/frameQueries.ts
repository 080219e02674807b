import type { ContentLink, Shop } from "@shop/core";
import { contentQuery, folderQuery, type ReadQuery, STALE_MS } from "@shop/core/query";
import type { MenuLink } from "./menuExtras.ts";
import type { SalesBarData } from "./readSalesBar.ts";

// What the settings say is read by the server; a browser that asks anew fetches the reading then.
const salesBarReader = () => import("./readSalesBar.ts");
const extrasReader = () => import("./menuExtras.ts");

/** The bar above the header; null: none. A page does not fail for it. */
export const salesBarQuery = (shop: Shop): ReadQuery<SalesBarData | null> => ({
  queryKey: ["salesBar", shop.config.locale],
  queryFn: async () => {
    const [config, { readSalesBar }] = await Promise.all([
      shop.content.moduleConfig("SalesBar").catch(() => undefined),
      salesBarReader(),
    ]);
    return readSalesBar(config, shop.config) ?? null;
  },
  staleTime: STALE_MS,
});

/** What the menu shows besides categories: pages of words and links that the settings name. */
export const menuExtrasQuery = (shop: Shop): ReadQuery<MenuLink[]> => ({
  queryKey: ["menuExtras", shop.config.locale],
  queryFn: async () => {
    const setting = (name: string) => shop.content.setting(name).catch(() => undefined);
    const [ids, links, { readContentIds, readExtraLinks }] = await Promise.all([
      setting("menu_content_ids"),
      setting("menu_extra_links"),
      extrasReader(),
    ]);
    // A page that is gone is left out.
    const pages = await Promise.allSettled(readContentIds(ids).map((id) => contentQuery(shop, id).queryFn()));
    const found = pages.flatMap((page) => (page.status === "fulfilled" ? [page.value] : []));
    return [...found.map(({ id, title, url }) => ({ id, title, url })), ...readExtraLinks(links)];
  },
  staleTime: STALE_MS,
});

/** Pages of words that one country alone has, "service-ro". Those that are not in this language are left out. */
export const localFolderQuery = (shop: Shop): ReadQuery<ContentLink[]> => {
  const { queryFn, ...query } = folderQuery(shop, `service-${shop.config.satellite.toLowerCase()}`);
  return { ...query, queryFn: async () => (await queryFn()).filter(({ title }) => title !== "") };
};

/** What the frame of every page shows besides settings and categories. */
export const frameQueries = (shop: Shop): Array<ReadQuery<unknown>> => [
  ...["legal", "service", "company"].map((folder) => folderQuery(shop, folder)),
  localFolderQuery(shop),
  salesBarQuery(shop),
  menuExtrasQuery(shop),
];
