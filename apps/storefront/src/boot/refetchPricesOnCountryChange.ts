import type { Shop } from "@shop/core";
import { isPriced } from "@shop/core/query";
import type { QueryClient } from "@tanstack/react-query";
import { heldCountry } from "../shared/prices/heldCountry.ts";
import { whenHydrated } from "../shared/hydration.ts";

/** Refetches prices when the country changes. Call it before the shop starts, which may restore another country. */
export function refetchPricesOnCountryChange({ market }: Shop, queryClient: QueryClient): void {
  let { country, countryId } = market.getSnapshot();
  market.subscribe(() => {
    const now = market.getSnapshot();
    if (now.country === country) return;
    // Until then visible prices keep their currency.
    heldCountry.set(heldCountry.getSnapshot() ?? countryId);
    ({ country, countryId } = now);
    // Prices of the server-rendered page reach the cache during hydration: earlier there is nothing to refetch.
    whenHydrated(refetchPrices);
  });

  function refetchPrices(): void {
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
      isPriced(queryKey) || queryKey[0] === "homeSelection";
    // Visible prices update in place; inactive queries are removed, or they would show stale prices later.
    queryClient.removeQueries({ type: "inactive", predicate });
    const requestedId = countryId;
    void queryClient.invalidateQueries({ predicate }).finally(() => {
      if (requestedId === countryId) heldCountry.set(undefined);
    });
  }
}
