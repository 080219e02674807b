import { loadParts } from "../features/product/laterParts.tsx";
import type { AppContext } from "./context.ts";
import { screenLoaders } from "./screenData.ts";
import { loadScreen } from "./screens.ts";

/** Preloads the loaders of every page and the product screen, the target of most links. */
export async function fetchNextPage({ shop, texts }: AppContext): Promise<void> {
  await Promise.all([screenLoaders(shop), loadScreen("product"), loadParts(), texts.load("product")]);
}
