import type { ProductCard } from "@shop/core";
import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useState } from "react";

/** Loader data of a page opened by a link; empty for a page rendered by the server. */
export interface Arriving {
  /** Card data known before the request. */
  first?: ProductCard;
  /** Pending while the page's data is loading. */
  rest?: Promise<void>;
}

/**
 * Returns the card to preview while a page opened by a link is loading; undefined once it is complete. The full page
 * renders as a deferred update, which does not block interaction.
 */
export function useArrival({ first, rest }: Arriving): ProductCard | undefined {
  const router = useRouter();
  const { context } = router.options;
  const isHere = rest === undefined;
  // Back navigation restores the scroll position, which needs the full page.
  const [sight] = useState(() => (isHere && context.isNextPage !== true ? undefined : first));
  useEffect(() => {
    let isShown = true;
    // Reloads the route, for its full data and head, or for its error.
    const readAnew = (): void => {
      if (!isShown) return;
      context.isNextPage = false;
      void router.invalidate({ filter: ({ routeId }) => routeId === "/$" });
    };
    rest?.then(readAnew, readAnew);
    return () => {
      isShown = false;
    };
  }, [rest, router, context]);
  return useDeferredValue(isHere, isHere && sight === undefined) ? undefined : sight;
}
