/** Parameters for the campaign, the variant or the list, without personal data. */
const KEPT = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|pse|page|sort|order)$/;

/** Returns a page's URL for analytics: keeps allowlisted parameters only. */
export function pageAddress(href: string, origin: string): string {
  const url = new URL(href, origin);
  for (const name of new Set(url.searchParams.keys())) if (!KEPT.test(name)) url.searchParams.delete(name);
  url.hash = "";
  url.username = url.password = "";
  return url.href;
}
