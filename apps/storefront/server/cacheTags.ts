import type { LRUCache } from "lru-cache";

/** Tags by which a cache drops a response, as the backend sent them. */
export const readTags = (headers: Headers): string[] =>
  (headers.get("Cache-Tag") ?? "").split(",").filter((tag) => tag !== "");

/** Drops the entries that have one of the tags; without tags all. */
export function dropTagged<Entry extends { tags: readonly string[] }>(
  cache: LRUCache<string, Entry>,
  tags: readonly string[] | undefined,
): void {
  if (tags === undefined) return cache.clear();
  const changed = new Set(tags);
  for (const [key, entry] of cache.entries()) if (entry.tags.some((tag) => changed.has(tag))) cache.delete(key);
}
