/** Parameters for the campaign, the variant or the list, without personal data. */
const ALLOWED_PARAMS = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|pse|page|sort|order)$/;

/** Returns a page's URL for analytics: keeps allowlisted parameters only. */
export function toAnalyticsUrl(href: string, origin: string): string {
  const url = new URL(href, origin);
  for (const name of new Set(url.searchParams.keys())) if (!ALLOWED_PARAMS.test(name)) url.searchParams.delete(name);
  url.hash = "";
  url.username = url.password = "";
  return url.href;
}
