import type { Environment, Shop } from "@shop/core";
import { isPriced } from "@shop/core/query";
import type { QueryClient } from "@tanstack/react-query";
import type { Storefront } from "../storefronts.ts";
import { DISPLAY_COOKIE, displayCookie, readDisplay } from "./displayCookie.ts";
import { whenPageAlive } from "./isAlive.ts";

/**
 * Before the shop takes up what is stored. A form that was sent before the page was alive leaves its choice in the cookie
 * alone; every other choice is in both. So where they disagree, the cookie is newer.
 */
export function adoptCookie({ cookies, storage: { local } }: Environment, storefront: Storefront): void {
  const chosen = readDisplay(cookies.get(DISPLAY_COOKIE));
  if (chosen === undefined) return;
  const country = String(chosen.countryId);
  if (local.get("country_id") !== country) {
    local.set("country_id", country);
    for (const key of ["tax_title", "country_tax"]) local.remove(key);
  }
  local.set("excludeVAT", String(chosen.excludeVat));
  cookies.set(displayCookie(chosen, storefront));
}

/** Tells the server of the next page how to draw prices, and fetches prices anew for another country. */
export function keepDisplay(
  shop: Shop,
  { cookies }: Pick<Environment, "cookies">,
  storefront: Storefront,
  queryClient: QueryClient,
): void {
  let { countryId } = shop.display.getSnapshot();
  shop.display.subscribe(() => {
    const now = shop.display.getSnapshot();
    cookies.set(displayCookie(now, storefront));
    if (now.countryId === countryId) return;
    countryId = now.countryId;
    // The prices the page was drawn with arrive while it comes alive: sooner there is nothing to fetch anew.
    whenPageAlive(fetchPrices);
  });

  function fetchPrices(): void {
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
      isPriced(queryKey) || queryKey[0] === "homeSelection";
    // What is in view changes in place; what is not would come back with old prices.
    queryClient.removeQueries({ type: "inactive", predicate });
    void queryClient.invalidateQueries({ predicate });
  }
}
