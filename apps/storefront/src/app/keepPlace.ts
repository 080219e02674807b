import type { ParsedLocation } from "@tanstack/react-router";

/**
 * Returns the router's `scrollRestoration` predicate: scroll after a navigation, but not on hydration or after a
 * refetch of the same page, where a jump would move a button away from under a click.
 */
export function keepPlace(): (page: { location: ParsedLocation }) => boolean {
  let last: string | undefined;
  let alive = typeof window === "undefined";
  return ({ location: { state } }) => {
    const { __TSR_key: key } = state;
    const moves = alive && last !== key;
    alive = true;
    last = key;
    return moves;
  };
}
