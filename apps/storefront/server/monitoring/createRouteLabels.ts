import { TrieRouter } from "hono/router/trie-router";

/** Paths of the server itself. */
const PATTERNS = ["/assets/*", "/media/*", "/healthz", "/readyz", "/api/*"];

/**
 * Returns the pattern of a path: "/api/cart/add", "/api/guest/:ref/:hash", "page". The number of patterns is limited, and
 * they contain nothing of a shopper.
 *
 * @param calls patterns of the calls below "/api"
 */
export function createRouteLabels(calls: readonly string[]): (url: string) => string {
  const router = new TrieRouter<string>();
  // The first match counts.
  for (const pattern of [...new Set(calls)].filter((path) => !path.includes("*"))) {
    const path = `/api${pattern.replace(/\/$/, "")}`;
    router.add("ALL", path, path);
  }
  for (const pattern of PATTERNS) router.add("ALL", pattern, pattern);
  return (url) => {
    const path = url.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
    const [matches] = router.match("ALL", path);
    return matches[0]?.[0] ?? "page";
  };
}
