import { type HistoryState, Link, useRouter } from "@tanstack/react-router";
import type { ComponentProps, ReactElement } from "react";

declare module "@tanstack/react-router" {
  /** What a link to a category says about where it leads. Anybody can write it: nothing trusts it. Source: specification 2. */
  interface HistoryState {
    title?: string;
    id?: number;
  }
}

type AnchorProps = Omit<ComponentProps<"a">, "href" | "target"> & { state?: HistoryState };

/** `href` is the name under which the view components of @shop/react pass the path. */
type ShopLinkProps = AnchorProps & ({ to: string } | { href: string });

/** A link to a page of the shop, "/sofas.html?sort=min_price" or "/cart", fetched ahead when the shopper seems to mean it. */
export function ShopLink(props: ShopLinkProps): ReactElement {
  const { parseSearch } = useRouter().options;
  const { path, anchor } = split(props);
  const { pathname, search, hash } = new URL(path, "http://shop");
  return (
    <Link
      {...anchor}
      to="/$"
      params={{ _splat: decoded(pathname.slice(1)) }}
      search={search === "" ? {} : parseSearch(search)}
      {...(hash === "" ? {} : { hash: hash.slice(1) })}
      activeOptions={{ exact: true }}
    />
  );
}

function split(props: ShopLinkProps): { path: string; anchor: AnchorProps } {
  if ("to" in props) {
    const { to, ...anchor } = props;
    return { path: to, anchor };
  }
  const { href, ...anchor } = props;
  return { path: href, anchor };
}

/** The router encodes what it is given. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
