import type { MenuCategory } from "@shop/core";
import { menuQuery } from "@shop/core/query";
import { type HistoryState, Link, useRouter } from "@tanstack/react-router";
import type { ComponentProps, ReactElement } from "react";
import { findCategoryState } from "./findCategoryState.ts";

declare module "@tanstack/react-router" {
  /** History state of a link to a category. Untrusted: any page can write it. Source: specification 2. */
  interface HistoryState {
    title?: string;
    id?: number;
  }
}

type AnchorProps = Omit<ComponentProps<"a">, "href" | "target"> & { state?: HistoryState };

/** Components of @shop/react pass the path as `href`. */
type ShopLinkProps = AnchorProps & ({ to: string; href?: undefined } | { to?: undefined; href: string });

/** Paths that the router neither encodes nor shortens. */
const PLAIN_PATH = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$|^\/$/;

/** Link to a page of the shop ("/sofas.html?sort=min_price", "/cart"), preloaded on intent. Categories name themselves. */
export function ShopLink({ to, href, ...anchor }: ShopLinkProps): ReactElement {
  const router = useRouter();
  if (import.meta.env.SSR && typeof document === "undefined") {
    const path = to ?? href;
    if (PLAIN_PATH.test(path) && path !== router.latestLocation.pathname) {
      const { state: _, children, ...props } = anchor;
      return (
        <a {...props} href={path}>
          {children}
        </a>
      );
    }
  }
  const { parseSearch, context } = router.options;
  const { pathname, search, hash } = new URL(href === undefined ? to : href, "http://shop");
  const menu = context.queryClient.getQueryData<readonly MenuCategory[]>(menuQuery(context.shop).queryKey);
  const state = menu && findCategoryState(menu, pathname);
  return (
    <Link
      {...(state && { state })}
      {...anchor}
      to="/$"
      params={{ _splat: decodePath(pathname.slice(1)) }}
      search={search === "" ? {} : parseSearch(search)}
      {...(hash === "" ? {} : { hash: hash.slice(1) })}
      activeOptions={{ exact: true }}
      onClick={(event) => {
        anchor.onClick?.(event);
        // The router does not scroll when the address stays the same.
        if (event.currentTarget.href === location.href) scrollTo(0, 0);
      }}
    />
  );
}

/** The router encodes params itself. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
