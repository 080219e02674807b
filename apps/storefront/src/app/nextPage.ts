import { loadParts } from "../features/product/laterParts.tsx";
import type { AppContext } from "./context.ts";
import { screenLoaders } from "./screenData.ts";
import { loadScreen } from "./screens.ts";

/** What opens any page of the shop, and the screen that most links lead to. */
export async function fetchNextPage({ shop, texts }: AppContext): Promise<void> {
  await Promise.all([screenLoaders(shop), loadScreen("product"), loadParts(), texts.load("product")]);
}
