import { missingConfig, type ShopConfig } from "@shop/core";

/**
 * Without its configuration the app stops, over the page the server has sent, with an alert that names what is missing.
 * Source: specification 5, decision D18. The creation of the shop throws right after.
 */
export function stopWhereMissing(config: ShopConfig): void {
  const missing = missingConfig({ ...config });
  if (missing.length === 0) return;
  void import("./showMissing.ts").then(({ showMissing }) => showMissing(missing, config.language));
}
