import { missingConfig, type ShopConfig } from "@shop/core";

/** Replaces the page with a list of missing configuration, before `createShop` throws. Source: decision 0070. */
export function alertMissingConfig(config: ShopConfig): void {
  const missing = missingConfig({ ...config });
  if (missing.length === 0) return;
  void import("./showMissingConfig.ts").then(({ showMissingConfig }) => showMissingConfig(missing, config.language));
}
