const counted = new Set<number>();

/**
 * Counts a view of a product for its popularity, once until the page is loaded again. Nothing about the shopper is sent or
 * stored, so it needs no consent. Crawlers that follow robots.txt send nothing below /api/.
 */
export function countView(id: number): void {
  // Some browsers' privacy settings remove the method.
  if (counted.has(id) || !("sendBeacon" in navigator)) return;
  counted.add(id);
  navigator.sendBeacon(`/api/product_view/${id}`);
}
