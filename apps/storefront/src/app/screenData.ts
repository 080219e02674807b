import type { ResolvedUrl } from "@shop/core";
import type { AppContext } from "./context.ts";
import type { ScreenData } from "./loadScreens.ts";

export type { ScreenData } from "./loadScreens.ts";

/**
 * What fetches the data of screens. A page that comes alive has its data already, so this comes with the first
 * navigation; ask for it while something else is being waited for.
 */
export const screenLoaders = () => import("./loadScreens.ts");

/** The product's screen on a route of its own. */
export async function loadScreenData(
  name: "product",
  { viewId: id }: Pick<ResolvedUrl, "view" | "viewId">,
  context: AppContext,
): Promise<ScreenData> {
  const { loadPage } = await screenLoaders();
  return { ...(await loadPage({ name, props: { id } }, context, {})), id };
}
