import type { ResolvedUrl, Shop } from "@shop/core";
import type { AppContext } from "../shared/appContext.ts";
import type { ScreenMeta } from "./loadPage.ts";
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

export async function loadProductScreen(
  name: "product",
  { viewId: id }: Pick<ResolvedUrl, "view" | "viewId">,
  context: AppContext,
): Promise<ScreenMeta> {
  const { loadPage } = await importScreenLoaders(context.shop);
  return { ...(await loadPage({ name, props: { id } }, context, {})), id };
}
