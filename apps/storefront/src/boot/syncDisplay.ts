import type { Environment, Shop } from "@shop/core";
import { isPriced } from "@shop/core/query";
import type { QueryClient } from "@tanstack/react-query";
import type { Storefront } from "../storefronts.ts";
import { DISPLAY_COOKIE, displayCookie, parseDisplay } from "../shared/displayCookie.ts";
import { whenHydrated } from "../shared/hydration.ts";

/**
 * Runs before the shop reads its storage. A form submitted before hydration writes the cookie only, other choices write
 * both: where the two differ, the cookie is newer.
 */
export function applyDisplayCookie({ cookies, storage: { local } }: Environment, storefront: Storefront): void {
  const cookieDisplay = parseDisplay(cookies.get(DISPLAY_COOKIE));
  if (cookieDisplay === undefined) return;
  const country = String(cookieDisplay.countryId);
  if (local.get("country_id") !== country) {
    local.set("country_id", country);
    for (const key of ["tax_title", "country_tax"]) local.remove(key);
  }
  local.set("excludeVAT", String(cookieDisplay.excludeVat));
  cookies.set(displayCookie(cookieDisplay, storefront));
}

/** Writes the display cookie for the next server render, and refetches prices when the country changes. */
export function syncDisplay(
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
    // Prices of the server-rendered page reach the cache during hydration: earlier there is nothing to refetch.
    whenHydrated(refetchPrices);
  });

  function refetchPrices(): void {
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
      isPriced(queryKey) || queryKey[0] === "homeSelection";
    // Visible prices update in place; inactive queries are removed, or they would show stale prices later.
    queryClient.removeQueries({ type: "inactive", predicate });
    void queryClient.invalidateQueries({ predicate });
  }
}
