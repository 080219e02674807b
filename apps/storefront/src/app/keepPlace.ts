/**
 * Whether the router moves the page once it is rendered: after every navigation, but not when the server's page comes
 * alive. That one is where its own script or the shopper has put it; moving it would take the button from under a click.
 */
export function keepPlace(): () => boolean {
  let alive = typeof window === "undefined";
  return () => {
    const moves = alive;
    alive = true;
    return moves;
  };
}
