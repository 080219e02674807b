import type { Shop } from "@shop/core";
import { type ReadQuery, STALE_MS } from "@shop/core/query";
import type { ThirdPartyConfig } from "./thirdPartyConfig.ts";

const importParser = () => import("./parseThirdPartyConfig.ts");

/** Third-party settings. Backend errors count as "not configured", so that the page does not fail. */
export const thirdPartyQuery = (shop: Shop): ReadQuery<ThirdPartyConfig> => ({
  queryKey: ["parties", shop.config.locale],
  queryFn: async () => {
    const [{ parseThirdPartyConfig }, tagManager, config] = await Promise.all([
      importParser(),
      shop.content.tagManagerId().catch(() => undefined),
      shop.content.moduleConfig("ThirdParties").catch(() => undefined),
    ]);
    return parseThirdPartyConfig(tagManager, config);
  },
  staleTime: STALE_MS,
});
