import type { Shop } from "@shop/core";
import type * as pages from "./openPage.ts";

/**
 * Loads the data loaders of screens and, in parallel, the API clients of @shop/core. A hydrating page has its data
 * already, so the first navigation loads both.
 */
export function importScreenLoaders(shop: Shop): Promise<typeof pages> {
  // The request that needs the clients reports the failure.
  shop.preload().catch(() => undefined);
  return import("./openPage.ts");
}
