import type { MiddlewareHandler } from "hono";
import { readTags } from "./cacheTags.ts";
import { selectStorefront } from "../src/storefronts.ts";

/** Of a response for one caller. */
const PERSONAL = "private, no-store";
/**
 * Of a public response: browsers revalidate it; proxies that no purge reaches keep it so briefly that a changed
 * price is everywhere within five seconds.
 */
const BRIEF = "public, max-age=0, s-maxage=2, stale-while-revalidate=1, stale-if-error=600";
/** For a cache that is purged by tags: RFC 9213, and its older form. Bounded, because prices also change by date. */
const PURGED = "max-age=300, stale-while-revalidate=60, stale-if-error=86400";
/** More tags exceed what proxies accept as headers. */
const MAX_TAGS = 100;

/**
 * Sets the headers for shared caches. A response with a cookie or without `Cache-Control` is personal; one with tags is
 * public. Decision 0285.
 */
export const sharedCaching =
  (options: { storefront: string | undefined; purgesEdge?: boolean | undefined }): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    const control = headers.get("Cache-Control");
    const isTagged = headers.has("Cache-Tag");
    const tags = readTags(headers);
    headers.delete("Cache-Tag");
    if (control === null || control.includes("no-store") || headers.has("Set-Cookie")) {
      headers.set("Cache-Control", PERSONAL);
      headers.delete("ETag");
      return;
    }
    if (!isTagged) return;
    headers.set("Cache-Control", BRIEF);
    if (options.purgesEdge !== true || tags.length > MAX_TAGS) return;
    const { id } = selectStorefront(new URL(c.req.url).host, options.storefront);
    const all = [...tags, `storefront-${id}`];
    headers.set("CDN-Cache-Control", PURGED);
    headers.set("Surrogate-Control", PURGED);
    headers.set("Cache-Tag", all.join(","));
    headers.set("Surrogate-Key", all.join(" "));
  };
