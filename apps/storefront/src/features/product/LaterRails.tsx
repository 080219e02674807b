import type { Product } from "@shop/core";
import { type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

interface Rails {
  ProductRails: ComponentType<{ product: Product }>;
}

/** Two screens ahead: they are there when the shopper is. */
const AHEAD = "2000px";

/** What goes with a product. Code and data come when the shopper comes near; the footer stays out of sight until then. */
export function LaterRails({ product }: { product: Product }): ReactElement {
  const shared = useTexts("shared");
  const place = useRef<HTMLDivElement>(null);
  const [rails, setRails] = useState<Rails>();
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without them the page is whole: a failure is not worth a word.
        import("./ProductRails.tsx").then(setRails, () => undefined);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="lh-rails" ref={place} aria-busy={rails === undefined}>
      {rails === undefined ? (
        <span className="sh-hidden">{shared("wait")}</span>
      ) : (
        <rails.ProductRails product={product} />
      )}
    </div>
  );
}
