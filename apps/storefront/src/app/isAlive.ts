/**
 * Whether React has brought an element of the server's page to life: it leaves a mark on every one it has. The parts of a
 * page come alive one after the other, and a router that moves on before its page has finds nothing to hydrate any more.
 */
const isAlive = (element: Element | null): boolean =>
  element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/** The part that comes alive last. */
export const isPageAlive = (): boolean => isAlive(document.querySelector("#main > *"));

/** For what moves the router on: at once, or as soon as the page is alive. */
export function whenPageAlive(run: () => void): void {
  if (isPageAlive()) run();
  else requestAnimationFrame(() => whenPageAlive(run));
}
