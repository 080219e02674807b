import type { Shop } from "@shop/core";
import { isPriced } from "@shop/core/query";
import { type Query, QueryClient } from "@tanstack/react-query";
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
    whenHydrated(() => void refetchPrices());
  });

  async function refetchPrices(): Promise<void> {
    const predicate = ({ queryKey }: Query): boolean => isPriced(queryKey) || queryKey[0] === "homeSelection";
    // Inactive queries are removed, or they would show stale prices later.
    queryClient.removeQueries({ type: "inactive", predicate });
    const visible = queryClient.getQueryCache().findAll({ predicate });
    const requestedId = countryId;
    await queryClient.cancelQueries({ predicate });
    // A client of its own collects the answers: visible prices and their currency change at once.
    const incoming = new QueryClient();
    const answers = await Promise.allSettled(
      visible.map(({ options, queryKey }) => incoming.fetchQuery({ ...options, queryKey, staleTime: 0 })),
    );
    if (requestedId !== countryId) return;
    for (const [index, { queryKey }] of visible.entries()) {
      const answer = answers[index];
      if (answer?.status === "fulfilled") queryClient.setQueryData(queryKey, answer.value);
      else void queryClient.resetQueries({ queryKey, exact: true });
    }
    heldCountry.set(undefined);
  }
}
