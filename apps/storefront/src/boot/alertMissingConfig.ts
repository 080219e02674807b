import { missingConfig, type ShopConfig } from "@shop/core";

/**
 * Replaces the server-rendered page with an alert that lists missing configuration. `createShop` throws right after.
 * Source: specification 5, decision 0070.
 */
export function alertMissingConfig(config: ShopConfig): void {
  const missing = missingConfig({ ...config });
  if (missing.length === 0) return;
  void import("./showMissingConfig.ts").then(({ showMissingConfig }) => showMissingConfig(missing, config.language));
}
