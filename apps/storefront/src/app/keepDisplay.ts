import type { Shop } from "@shop/core";
import { isPriced } from "@shop/core/query";
import type { QueryClient } from "@tanstack/react-query";
import type { Storefront } from "../storefronts.ts";
import { displayCookie } from "./displayCookie.ts";

/** Tells the server of the next page how to draw prices, and fetches prices anew for another country. */
export function keepDisplay(shop: Shop, storefront: Storefront, queryClient: QueryClient): void {
  let { countryId } = shop.display.getSnapshot();
  shop.display.subscribe(() => {
    const now = shop.display.getSnapshot();
    // oxlint-disable-next-line unicorn/no-document-cookie -- it must be there before the next page is asked for
    document.cookie = displayCookie(now, storefront);
    if (now.countryId === countryId) return;
    countryId = now.countryId;
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
      isPriced(queryKey) || queryKey[0] === "homeSelection";
    // What is in view changes in place; what is not would come back with old prices.
    queryClient.removeQueries({ type: "inactive", predicate });
    void queryClient.invalidateQueries({ predicate });
  });
}
