import type { ParsedLocation } from "@tanstack/react-router";

/** Prevents scrolling on hydration and after a refetch, where a jump would move a button away from under a click. */
export function createScrollRestoration(): (page: { location: ParsedLocation }) => boolean {
  let last: string | undefined;
  let isHydrated = typeof window === "undefined";
  return ({ location: { state } }) => {
    const shouldScroll = isHydrated && last !== state.__TSR_key;
    isHydrated = true;
    last = state.__TSR_key;
    return shouldScroll;
  };
}
