import { WITHDRAWAL_PATHS } from "@shop/core";
import type { Storefront } from "../../storefronts.ts";

/** Order to prefill: one of the customer's own, or one from a mailed link. */
export type OrderReference = { orderId: number } | { ref: string; hash: string };

/** The secret of a link is in the fragment, which is sent to no server. */
export function withdrawalPath(language: Storefront["language"], order?: OrderReference): string {
  const path = WITHDRAWAL_PATHS[language];
  if (order === undefined) return path;
  if ("orderId" in order) return `${path}?order_id=${order.orderId}`;
  return `${path}?order=${encodeURIComponent(order.ref)}#key=${encodeURIComponent(order.hash)}`;
}
