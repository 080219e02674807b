import type { Storefront } from "../storefronts.ts";

/** Where the withdrawal function is, by language (decision D21). The mails of the backend name the same paths. */
export const WITHDRAWAL_PATHS = {
  de: "/vertrag-widerrufen",
  en: "/withdraw-from-contract",
  ro: "/retragere-din-contract",
} as const satisfies Record<Storefront["language"], string>;

/** What is known of the order already: one of the customer's own, or one that a mailed link shows. */
export type KnownOrder = { orderId: number } | { ref: string; hash: string };

/** The secret of a link stands behind the #: it is sent to no server. */
export function withdrawalPath(language: Storefront["language"], order?: KnownOrder): string {
  const path = WITHDRAWAL_PATHS[language];
  if (order === undefined) return path;
  if ("orderId" in order) return `${path}?order_id=${order.orderId}`;
  return `${path}?order=${encodeURIComponent(order.ref)}#key=${encodeURIComponent(order.hash)}`;
}
