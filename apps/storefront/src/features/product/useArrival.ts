import type { ProductCard } from "@shop/core";
import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useState } from "react";

/** What a page that came by a link says of itself; a page of the server's nothing. */
export interface Arriving {
  /** what was known before it was asked for */
  first?: ProductCard;
  /** what is not there yet */
  rest?: Promise<void>;
}

/**
 * What to draw first of a page that came by a link; undefined once all of it is there, which is then drawn piece by piece,
 * and never in the way of the shopper.
 */
export function useArrival({ first, rest }: Arriving): ProductCard | undefined {
  const router = useRouter();
  const { context } = router.options;
  const isHere = rest === undefined;
  // Where the shopper comes back to, they want to be where they were: that takes the whole page.
  const [sight] = useState(() => (isHere && context.isNextPage !== true ? undefined : first));
  useEffect(() => {
    let isShown = true;
    // Read anew, the page says all of itself, its head too; or what has become of it.
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
