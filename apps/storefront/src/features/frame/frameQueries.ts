import type { Shop } from "@shop/core";
import { type ReadQuery, STALE_MS } from "@shop/core/query";
import { queryOptions } from "@tanstack/react-query";
import { folderLinksQuery, marketLinksQuery } from "../../shared/folderLinksQuery.ts";
import type * as Loaders from "./loadFrameData.ts";
import type { ContactResult, MenuLink, SalesBarData } from "./loadFrameData.ts";

interface FrameRead<Data> {
  name: string;
  load: (loaders: typeof Loaders, cached: Data | undefined) => Promise<Data>;
  onError: (cached: Data | undefined, error: unknown) => Data;
}

/** Query of data without which a page still works. The loaders are a chunk that a browser needs only for a refetch. */
const frameQuery = <Data>(shop: Shop, { name, load, onError }: FrameRead<Data>) =>
  queryOptions({
    queryKey: [name, shop.config.locale],
    queryFn: async ({ client, queryKey }): Promise<Data> => {
      const cached = client.getQueryData<Data>(queryKey);
      return import("./loadFrameData.ts")
        .then((loaders) => load(loaders, cached))
        .catch((error: unknown) => onError(cached, error));
    },
    staleTime: STALE_MS,
  });

export const salesBarQuery = (shop: Shop) =>
  frameQuery<SalesBarData | null>(shop, {
    name: "salesBar",
    load: async ({ parseSalesBar }) => parseSalesBar(await shop.content.moduleConfig("SalesBar"), shop.config) ?? null,
    onError: (cached = null) => cached,
  });

export const menuExtrasQuery = (shop: Shop) =>
  frameQuery<MenuLink[]>(shop, {
    name: "menuExtras",
    load: async ({ loadMenuExtras }, cached = []) => loadMenuExtras(shop, cached),
    onError: (cached = []) => cached,
  });

export const contactQuery = (shop: Shop) =>
  frameQuery<ContactResult>(shop, {
    name: "storeContact",
    load: ({ loadContact }, cached) => loadContact(shop, cached),
    onError: (cached = { failed: undefined }) => cached,
  });

/** Link lists of the frame, needed on every page. */
export const frameQueries = (shop: Shop): Array<ReadQuery<unknown>> => [
  ...["legal", "service", "company"].map((folder) => folderLinksQuery(shop, folder)),
  marketLinksQuery(shop),
];
