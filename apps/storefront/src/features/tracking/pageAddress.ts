/** Parameters that say where a visit comes from, or which variant is looked at, and nothing of whom. */
const KEPT = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|pse|page|sort|order)$/;

/** A page's address for analytics: of its parameters only those that are known to be harmless. */
export function pageAddress(href: string, origin: string): string {
  const url = new URL(href, origin);
  for (const name of new Set(url.searchParams.keys())) if (!KEPT.test(name)) url.searchParams.delete(name);
  url.hash = "";
  url.username = url.password = "";
  return url.href;
}
