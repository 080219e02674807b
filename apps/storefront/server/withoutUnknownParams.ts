import { MEASURES } from "../src/shared/fit/fitPage.ts";
import { isFilterParam } from "../src/shared/isFilterParam.ts";

/** Parameters that change a page. */
const SHARED = ["page", "sort", "order", "category", "pse", "color", "items"];
/** Parameters that private pages read: without them such a page would be rendered twice. */
const PRIVATE = ["tab", "edit", "step", "cart_id", "reason", "email", "token", "review", "amazonCheckoutSessionId"];
/** Parameters of the fit check, which is not cached either. */
const FIT = ["product", ...MEASURES];
export const KNOWN_PARAMS: ReadonlySet<string> = new Set([...SHARED, ...PRIVATE, ...FIT]);

/** Returns the URL without parameters that no page reads, such as "utm_source". */
export function withoutUnknownParams(address: string): string {
  const url = new URL(address);
  const unknown = [...url.searchParams.keys()].filter((name) => !KNOWN_PARAMS.has(name) && !isFilterParam(name));
  // Unchanged otherwise: deleting normalizes the encoding of the rest.
  if (unknown.length === 0) return address;
  for (const name of unknown) url.searchParams.delete(name);
  return url.href;
}
