import type { ParsedLocation } from "@tanstack/react-router";

/**
 * Whether the router moves the page once it is rendered: after every navigation, but not when the server's page comes
 * alive, nor when the same page is read anew. It is where its own script or the shopper has put it; moving it would take the
 * button from under a click.
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
