import { SEARCH_SCROLL_THRESHOLD_PX } from "@shop/core";
import { type RefObject, useEffect, useRef } from "react";

/** Automatic loads in a row; then the shopper decides, so that the footer is reachable. */
const MAX_AUTO_LOADS = 3;

/** Clicks a "load more" link near the viewport, a few times in a row; the shopper's own click restarts the count. */
export function useAutoLoad(link: RefObject<HTMLAnchorElement | null>): void {
  const remaining = useRef(MAX_AUTO_LOADS);
  // No dependencies: each render may change the list or replace the link.
  useEffect(() => {
    const target = link.current;
    if (target === null) return;
    const resetLimit = (event: MouseEvent): void => {
      if (event.isTrusted) remaining.current = MAX_AUTO_LOADS;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (remaining.current === 0 || target.dataset["busy"] !== undefined) return;
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        remaining.current -= 1;
        target.click();
      },
      { rootMargin: `0px 0px ${SEARCH_SCROLL_THRESHOLD_PX}px 0px` },
    );
    target.addEventListener("click", resetLimit);
    observer.observe(target);
    return () => {
      target.removeEventListener("click", resetLimit);
      observer.disconnect();
    };
  });
}
