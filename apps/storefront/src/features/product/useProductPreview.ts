import type { ProductCard } from "@shop/core";
import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useState } from "react";

/** Loader data of a page opened by a link; empty for a page rendered by the server. */
export interface PreviewProps {
  first?: ProductCard;
  /** Pending while the page's data is loading. */
  rest?: Promise<void>;
}

/**
 * Returns the card to preview while a page opened by a link is loading; undefined once it is complete. The full page
 * renders as a deferred update, which does not block interaction.
 */
export function useProductPreview({ first, rest }: PreviewProps): ProductCard | undefined {
  const router = useRouter();
  const { context } = router.options;
  const isLoaded = rest === undefined;
  // Back navigation restores the scroll position, which needs the full page.
  const [preview] = useState(() => (isLoaded && context.isNewNavigation !== true ? undefined : first));
  useEffect(() => {
    let isMounted = true;
    // Reloads the route, for its full data and head, or for its error.
    const reload = (): void => {
      if (!isMounted) return;
      context.isNewNavigation = false;
      void router.invalidate({ filter: ({ routeId }) => routeId === "/$" });
    };
    rest?.then(reload, reload);
    return () => {
      isMounted = false;
    };
  }, [rest, router, context]);
  return useDeferredValue(isLoaded, isLoaded && preview === undefined) ? undefined : preview;
}
