import { SEARCH_SCROLL_PX } from "@shop/core";
import { type RefObject, useEffect, useRef } from "react";

/** Automatic loads in a row; then the shopper decides, so that the footer is reachable. */
const MOST_BY_ITSELF = 3;

/** Clicks a "load more" link near the viewport, a few times in a row; the shopper's own click restarts the count. */
export function useLoadOn(link: RefObject<HTMLAnchorElement | null>): void {
  const left = useRef(MOST_BY_ITSELF);
  // No dependencies: each render may change the list or replace the link.
  useEffect(() => {
    const target = link.current;
    if (target === null) return;
    const begin = (event: MouseEvent): void => {
      if (event.isTrusted) left.current = MOST_BY_ITSELF;
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (left.current === 0 || target.dataset["busy"] !== undefined) return;
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        left.current -= 1;
        target.click();
      },
      { rootMargin: `0px 0px ${SEARCH_SCROLL_PX}px 0px` },
    );
    target.addEventListener("click", begin);
    watch.observe(target);
    return () => {
      target.removeEventListener("click", begin);
      watch.disconnect();
    };
  });
}
