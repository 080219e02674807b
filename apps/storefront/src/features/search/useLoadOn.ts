import { SEARCH_SCROLL_PX } from "@shop/core";
import { type RefObject, useEffect, useRef } from "react";

/** After so many times the shopper says whether to go on: the footer must be reachable. */
const MOST_BY_ITSELF = 3;

/** Follows a link to more as soon as its place is near, a few times in a row; the shopper's own click begins anew. */
export function useLoadOn(link: RefObject<HTMLAnchorElement | null>): void {
  const left = useRef(MOST_BY_ITSELF);
  // After every rendering: the list is longer then, or the link another one.
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
