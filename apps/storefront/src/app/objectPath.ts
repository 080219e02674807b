import type { ResolvedUrl } from "@shop/core";

interface PlainPath extends ResolvedUrl {
  /** the object was asked for by its number: it may have an address of its own */
  plain: true;
}

/** The number of an object in an address: none is longer in any shop, and what is would fail there. */
export const objectId = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** "category/12": how the shop links to what nobody has given an address. */
export function objectPath(path: string): PlainPath | undefined {
  const [, view, text = ""] = /^(category|brand|content|pse)\/(\d+)$/.exec(path) ?? [];
  const viewId = objectId(text);
  if (view === undefined || viewId === undefined) return undefined;
  return { view, viewId, redirect: undefined, plain: true };
}
