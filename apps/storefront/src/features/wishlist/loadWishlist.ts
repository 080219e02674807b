import type { AppContext } from "../../shared/appContext.ts";
import { savedProductsQuery } from "./savedProductsQuery.ts";
import { parseItems } from "./sharedItems.ts";

/** Fetches the products of a shared list; the own one is known to the browser only. */
export async function loadWishlist(items: unknown, { queryClient, shop, texts }: AppContext) {
  const shared = parseItems(items);
  await Promise.all([
    texts.load("wishlist"),
    shared.length > 0 && queryClient.ensureQueryData(savedProductsQuery(shop, shared)),
  ]);
  const t = texts.t("wishlist");
  return { title: shared.length > 0 ? t("sharedTitle") : t("title"), shared };
}
