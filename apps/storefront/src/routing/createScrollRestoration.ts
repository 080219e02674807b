import type { ParsedLocation } from "@tanstack/react-router";

/**
 * Returns the router's `scrollRestoration` predicate: scroll after a navigation, but not on hydration or after a
 * refetch of the same page, where a jump would move a button away from under a click.
 */
export function createScrollRestoration(): (page: { location: ParsedLocation }) => boolean {
  let last: string | undefined;
  let isHydrated = typeof window === "undefined";
  return ({ location: { state } }) => {
    const { __TSR_key: key } = state;
    const shouldScroll = isHydrated && last !== key;
    isHydrated = true;
    last = key;
    return shouldScroll;
  };
}
