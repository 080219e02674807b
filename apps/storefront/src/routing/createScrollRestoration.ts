import type { ParsedLocation } from "@tanstack/react-router";

/** Prevents scrolling on hydration and after a refetch, where a jump would move a button away from under a click. */
export function createScrollRestoration(): (page: { location: ParsedLocation }) => boolean {
  if (typeof window === "undefined") return () => true;
  let last: string | undefined;
  let isHydrated = false;
  return ({ location: { state } }) => {
    const { __TSR_key: key } = state;
    // The router restores only what it saw scroll since it last rendered: not what was scrolled before hydration.
    if (scrollY > 0) document.dispatchEvent(new Event("scroll"));
    const shouldScroll = isHydrated && last !== key;
    isHydrated = true;
    last = key;
    if (shouldScroll) pauseScrollAnchoring();
    return shouldScroll;
  };
}

/** Cards get their real heights when they are first rendered: scroll anchoring would undo a restored position then. */
function pauseScrollAnchoring(): void {
  const { style } = document.documentElement;
  style.setProperty("overflow-anchor", "none");
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty("overflow-anchor")));
}
