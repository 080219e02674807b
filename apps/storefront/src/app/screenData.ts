import type { ResolvedUrl, Shop } from "@shop/core";
import type { AppContext } from "./context.ts";
import type { ScreenData } from "./loadScreens.ts";
import type * as pages from "./openPage.ts";

export type { ScreenData } from "./loadScreens.ts";

/**
 * What fetches the data of screens. A page that comes alive has its data already, so this comes with the first navigation,
 * and what asks the shop beside it, not after.
 */
export function screenLoaders(shop: Shop): Promise<typeof pages> {
  // Whoever asks with it is told why it is not to be had.
  shop.fetchCode().catch(() => undefined);
  return import("./openPage.ts");
}

/** The product's screen on a route of its own. */
export async function loadScreenData(
  name: "product",
  { viewId: id }: Pick<ResolvedUrl, "view" | "viewId">,
  context: AppContext,
): Promise<ScreenData> {
  const { loadPage } = await screenLoaders(context.shop);
  return { ...(await loadPage({ name, props: { id } }, context, {})), id };
}
