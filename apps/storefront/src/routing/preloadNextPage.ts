import { preloadProductParts } from "../features/product/lazyProductParts.tsx";
import type { AppContext } from "../shared/appContext.ts";
import { importScreenLoaders } from "./importScreenLoaders.ts";
import { loadScreen } from "./screens.ts";

/** Preloads the loaders of every page and the product screen, the target of most links. */
export async function preloadNextPage({ shop, texts }: AppContext): Promise<void> {
  await Promise.all([
    importScreenLoaders(shop),
    loadScreen("product"),
    preloadProductParts(),
    texts.load("product"),
    texts.loadLazy("product/belowFold"),
  ]);
}
