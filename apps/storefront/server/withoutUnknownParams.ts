import { isFilterParam } from "../src/shared/isFilterParam.ts";

/** Parameters that change a page. */
const SHARED = ["page", "sort", "order", "category", "pse", "color", "items"];
/** Parameters that private pages read: without them such a page would be rendered twice. */
const PRIVATE = ["tab", "edit", "step", "cart_id", "reason", "email", "token", "review", "amazonCheckoutSessionId"];
export const KNOWN_PARAMS: ReadonlySet<string> = new Set([...SHARED, ...PRIVATE]);

/** Returns the URL without parameters that no page reads, such as "utm_source". */
export function withoutUnknownParams(address: string): string {
  const url = new URL(address);
  const unknown = [...url.searchParams.keys()].filter((name) => !KNOWN_PARAMS.has(name) && !isFilterParam(name));
  // Unchanged otherwise: deleting normalizes the encoding of the rest.
  if (unknown.length === 0) return address;
  for (const name of unknown) url.searchParams.delete(name);
  return url.href;
}
