import type { ResolvedUrl } from "@shop/core";

/** Parses an id in a URL. Ids of more than nine digits do not exist and fail in the backend. */
export const parseObjectId = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Parses "category/12", the backend's path of an object without a URL of its own. */
export function parseIdPath(path: string): ResolvedUrl | undefined {
  const [, view, text = ""] = /^(category|brand|content|pse)\/(\d+)$/.exec(path) ?? [];
  const viewId = parseObjectId(text);
  if (view === undefined || viewId === undefined) return undefined;
  return { view, viewId, redirect: undefined };
}
