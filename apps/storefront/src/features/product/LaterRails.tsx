import type { Product } from "@shop/core";
import { type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

interface Rails {
  ProductRails: ComponentType<{ product: Product; onShown: () => void }>;
}

/** Two screens ahead, so that the rails are loaded when they come into view. */
const AHEAD = "2000px";

/**
 * Related products. Code and data load when the shopper comes near; the footer stays off-screen until then. Reserved
 * space in view collapses only after leaving the viewport, so that nothing visibly shifts.
 */
export function LaterRails({ product }: { product: Product }): ReactElement {
  const shared = useTexts("shared");
  const place = useRef<HTMLDivElement>(null);
  const [rails, setRails] = useState<Rails>();
  const [shown, setShown] = useState(false);
  const [kept, setKept] = useState(true);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // The page is complete without rails: fails silently.
        import("./ProductRails.tsx").then(setRails, () => setShown(true));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!shown || !kept || place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setKept(entry?.isIntersecting === true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [shown, kept]);
  return (
    <div className="lh-rails" ref={place} aria-busy={!shown} data-kept={kept ? "" : undefined}>
      {rails === undefined && !shown && <span className="sh-hidden">{shared("wait")}</span>}
      {rails && <rails.ProductRails product={product} onShown={() => setShown(true)} />}
    </div>
  );
}
