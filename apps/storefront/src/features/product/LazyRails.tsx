import type { Product } from "@shop/core";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { lazyPart } from "../../ui/lazyPart.tsx";

const rails = lazyPart(() => import("./ProductRails.tsx").then(({ ProductRails }) => ProductRails));

/** Loads when the shopper comes near. Reserved space collapses out of view only, so that nothing visibly shifts. */
export function LazyRails({ product }: { product: Product }): ReactElement {
  const shared = useTexts("shared");
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isSpaceReserved, setIsSpaceReserved] = useState(true);
  useEffect(() => {
    if (container.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // The page is complete without rails: fails silently.
        rails.load().then(
          () => setIsNear(true),
          () => setIsLoaded(true),
        );
      },
      // Two screens ahead, so that the rails are loaded when they come into view.
      { rootMargin: "2000px" },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isLoaded || !isSpaceReserved || container.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsSpaceReserved(entry?.isIntersecting === true));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isLoaded, isSpaceReserved]);
  return (
    <div className="lh-rails" ref={container} aria-busy={!isLoaded} data-reserved={isSpaceReserved ? "" : undefined}>
      {!isNear && !isLoaded && <span className="sh-hidden">{shared("wait")}</span>}
      {isNear && <rails.Component product={product} onLoaded={() => setIsLoaded(true)} />}
    </div>
  );
}
