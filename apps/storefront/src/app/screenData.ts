import type { ResolvedUrl, Shop } from "@shop/core";
import type { AppContext } from "./context.ts";
import type { ScreenData } from "./loadScreens.ts";
import type * as pages from "./openPage.ts";

export type { ScreenData } from "./loadScreens.ts";

/**
 * Loads the data loaders of screens and, in parallel, the API clients of @shop/core. A hydrating page has its data
 * already, so the first navigation loads both.
 */
export function screenLoaders(shop: Shop): Promise<typeof pages> {
  // The request that needs the clients reports the failure.
  shop.fetchCode().catch(() => undefined);
  return import("./openPage.ts");
}

export async function loadScreenData(
  name: "product",
  { viewId: id }: Pick<ResolvedUrl, "view" | "viewId">,
  context: AppContext,
): Promise<ScreenData> {
  const { loadPage } = await screenLoaders(context.shop);
  return { ...(await loadPage({ name, props: { id } }, context, {})), id };
}
