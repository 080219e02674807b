import type { Shop } from "@shop/core";
import { type ReadQuery, STALE_MS } from "@shop/core/query";
import type { Parties } from "./parties.ts";

const reader = () => import("./readParties.ts");

/** Third-party settings. Backend errors count as "not configured", so that the page does not fail. */
export const partiesQuery = (shop: Shop): ReadQuery<Parties> => ({
  queryKey: ["parties", shop.config.locale],
  queryFn: async () => {
    const [{ readParties }, tagManager, config] = await Promise.all([
      reader(),
      shop.content.tagManagerId().catch(() => undefined),
      shop.content.moduleConfig("ThirdParties").catch(() => undefined),
    ]);
    return readParties(tagManager, config);
  },
  staleTime: STALE_MS,
});
