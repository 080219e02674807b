import type { Shop } from "@shop/core";
import { type ReadQuery, STALE_MS } from "@shop/core/query";
import { queryOptions } from "@tanstack/react-query";
import { folderLinksQuery, marketLinksQuery } from "../../shared/folderLinksQuery.ts";
import type * as Loaders from "./loadFrameData.ts";
import type { ContactResult, MenuLink, SalesBarData } from "./loadFrameData.ts";

/**
 * Query of data without which a page still works: a failure keeps the cached data, else gives `fallback`. The loaders are
 * a chunk that a browser needs only for a refetch.
 */
const frameQuery = <Data>(
  shop: Shop,
  name: string,
  fallback: Data,
  load: (loaders: typeof Loaders, cached: Data | undefined) => Promise<Data>,
) =>
  queryOptions({
    queryKey: [name, shop.config.locale],
    queryFn: async ({ client, queryKey }): Promise<Data> => {
      const cached = client.getQueryData<Data>(queryKey);
      return import("./loadFrameData.ts").then((loaders) => load(loaders, cached)).catch(() => cached ?? fallback);
    },
    staleTime: STALE_MS,
  });

export const salesBarQuery = (shop: Shop) =>
  frameQuery<SalesBarData | null>(shop, "salesBar", null, ({ loadSalesBar }) => loadSalesBar(shop));

export const menuExtrasQuery = (shop: Shop) =>
  frameQuery<MenuLink[]>(shop, "menuExtras", [], ({ loadMenuExtras }, cached = []) => loadMenuExtras(shop, cached));

export const contactQuery = (shop: Shop) =>
  frameQuery<ContactResult>(shop, "storeContact", { failed: undefined }, ({ loadContact }, cached) =>
    loadContact(shop, cached),
  );

/** Link lists of the frame, needed on every page. */
export const frameQueries = (shop: Shop): Array<ReadQuery<unknown>> => [
  ...["legal", "service", "company"].map((folder) => folderLinksQuery(shop, folder)),
  marketLinksQuery(shop),
];
