import type { ResolvedUrl } from "@shop/core";

interface PlainPath extends ResolvedUrl {
  /** the object was asked for by its number: it may have an address of its own */
  plain: true;
}

/** "category/12": how the shop links to what nobody has given an address. */
export function objectPath(path: string): PlainPath | undefined {
  const [, view, id] = /^(category|brand|content|pse)\/([1-9]\d{0,8})$/.exec(path) ?? [];
  return view === undefined ? undefined : { view, viewId: Number(id), redirect: undefined, plain: true };
}
