import type { Product } from "@shop/core";
import { type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

interface Rails {
  ProductRails: ComponentType<{ product: Product; onShown: () => void }>;
}

/** Two screens ahead: they are there when the shopper is. */
const AHEAD = "2000px";

/**
 * What goes with a product. Code and data come when the shopper comes near; the footer stays out of sight until then. Who is
 * quicker than they are keeps the room of a screen until it is out of sight: nothing is seen to close up.
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
        // Without them the page is whole: a failure is not worth a word.
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
