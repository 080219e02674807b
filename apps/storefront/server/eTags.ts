import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** Returns a weak ETag: it is the same for all encodings of the content. */
export function createETag(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Headers of a 304: it must not replace those that describe the kept content. Source: RFC 9110, 15.4.5. */
const NOT_MODIFIED: ReadonlySet<string> = new Set([
  "cache-control",
  "cache-tag",
  "cdn-cache-control",
  "etag",
  "surrogate-control",
  "surrogate-key",
  "vary",
]);

export const isSentWithNotModified = (name: string): boolean => NOT_MODIFIED.has(name.toLowerCase());

/** @param ifNoneMatch ETags of what the caller has kept */
export function isNotModified(ifNoneMatch: string | undefined, eTag: string | null | undefined): boolean {
  if (ifNoneMatch === undefined || eTag === null || eTag === undefined) return false;
  // Proxies that compress mark an ETag as weak.
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(eTag));
}

/** Responds with 304 to a caller that has the content. */
export const respondNotModified: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (!isRead || status !== 200 || !isNotModified(c.req.header("If-None-Match"), headers.get("ETag"))) return;
  const kept = [...headers].filter(([name]) => isSentWithNotModified(name));
  // Reset first, because hono otherwise merges the old headers into the new response.
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers: kept });
};
