import type { ParsedLocation } from "@tanstack/react-router";

/** Prevents scrolling on hydration and after a refetch, where a jump would move a button away from under a click. */
export function createScrollRestoration(): (page: { location: ParsedLocation }) => boolean {
  let last: string | undefined;
  let isHydrated = typeof window === "undefined";
  return ({ location: { state } }) => {
    const { __TSR_key: key } = state;
    // The router restores only what it saw scroll since it last rendered: not what was scrolled before hydration.
    if (typeof window !== "undefined" && scrollY > 0) document.dispatchEvent(new Event("scroll"));
    const shouldScroll = isHydrated && last !== key;
    isHydrated = true;
    last = key;
    return shouldScroll;
  };
}
