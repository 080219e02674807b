import type { Storefront } from "../../storefronts.ts";

/** Paths of the withdrawal function by language (decision 0073). Emails of the backend contain the same paths. */
export const WITHDRAWAL_PATHS = {
  de: "/vertrag-widerrufen",
  en: "/withdraw-from-contract",
  ro: "/retragere-din-contract",
} as const satisfies Record<Storefront["language"], string>;

/** Order to prefill: one of the customer's own, or one from a mailed link. */
export type OrderReference = { orderId: number } | { ref: string; hash: string };

/** The secret of a link is in the fragment, which is sent to no server. */
export function withdrawalPath(language: Storefront["language"], order?: OrderReference): string {
  const path = WITHDRAWAL_PATHS[language];
  if (order === undefined) return path;
  if ("orderId" in order) return `${path}?order_id=${order.orderId}`;
  return `${path}?order=${encodeURIComponent(order.ref)}#key=${encodeURIComponent(order.hash)}`;
}
