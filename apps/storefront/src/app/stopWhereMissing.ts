import { missingConfig, type ShopConfig } from "@shop/core";

/**
 * Replaces the server-rendered page with an alert that lists missing configuration. `createShop` throws right after.
 * Source: specification 5, decision D18.
 */
export function stopWhereMissing(config: ShopConfig): void {
  const missing = missingConfig({ ...config });
  if (missing.length === 0) return;
  void import("./showMissing.ts").then(({ showMissing }) => showMissing(missing, config.language));
}
