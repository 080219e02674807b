import type { Shop } from "@shop/core";
import type * as pages from "./openPage.ts";

/** Loads screen loaders and, in parallel, the API clients: a hydrating page has its data, so it needs neither. */
export function importScreenLoaders(shop: Shop): Promise<typeof pages> {
  // The request that needs the clients reports the failure.
  shop.preload().catch(() => undefined);
  return import("./openPage.ts");
}
